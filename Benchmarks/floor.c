/* The floor of all ratios: reads each file and runs libyaml over it, event by event, and nothing
   else. Whoever reads YAML with libyaml takes at least as long. */
#include <stdio.h>
#include <stdlib.h>
#include <yaml.h>

static unsigned char *contents(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  unsigned char *bytes;
  long length;
  if (file == NULL || fseek(file, 0, SEEK_END) != 0 || (length = ftell(file)) < 0) return NULL;
  rewind(file);
  bytes = malloc((size_t)length + 1);
  if (bytes == NULL || fread(bytes, 1, (size_t)length, file) != (size_t)length) return NULL;
  fclose(file);
  *size = (size_t)length;
  return bytes;
}

static int run(const unsigned char *bytes, size_t size) {
  yaml_parser_t parser;
  yaml_event_t event;
  int is_last = 0;
  if (!yaml_parser_initialize(&parser)) return 0;
  yaml_parser_set_input_string(&parser, bytes, size);
  while (!is_last) {
    if (!yaml_parser_parse(&parser, &event)) return 0;
    is_last = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  return 1;
}

int main(int count, char **arguments) {
  int index;
  for (index = 1; index < count; index++) {
    size_t size = 0;
    unsigned char *bytes = contents(arguments[index], &size);
    if (bytes == NULL || !run(bytes, size)) {
      fprintf(stderr, "cannot read %s\n", arguments[index]);
      return 1;
    }
    free(bytes);
  }
  return 0;
}
