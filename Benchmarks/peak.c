/* Runs a command and prints, as the last line of standard error, the most memory it took in KiB. */
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int count, char **arguments) {
  struct rusage usage;
  pid_t child;
  if (count < 2 || (child = fork()) < 0) return 2;
  if (child == 0) {
    execvp(arguments[1], arguments + 1);
    _exit(127);
  }
  if (wait4(child, NULL, 0, &usage) < 0) return 2;
  fprintf(stderr, "\n%ld\n", usage.ru_maxrss);
  return 0;
}
