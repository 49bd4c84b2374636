"""Writes menus of many sizes, and the same rows in the form of each peer.

Nothing is random, so that instruction counts repeat.
"""

import pathlib

NOUNS = "booking flight hotel coupon ticket profile payment support history wallet".split()
VERBS = "list detail search change cancel confirm archive".split()
TITLES = ["予約確認", "航空券", "ホテル一覧", "クーポン", "マイページ", "お支払い", "Help & support", "設定"]
ICONS = "event_available flight hotel local_offer person credit_card help settings".split()


class Row:
    def __init__(self, index, prefix=""):
        noun = NOUNS[index % len(NOUNS)]
        verb = VERBS[index // len(NOUNS) % len(VERBS)]
        self.id = f"{prefix}{noun}_{verb}_{index}"
        self.title = f"{TITLES[index % len(TITLES)]} {index}"
        self.icon = ICONS[index % len(ICONS)]
        self.url = f"app://{noun}/{verb}/{index}"


def menu(name, rows):
    lines = [
        f"menu: {name}",
        "header:",
        "  background: { url: 'https://example.com/season.jpg', cache: 1d }",
        "  gradient: { from: clear, to: black }",
        "  avatar: { shape: circle }",
        "rows:",
    ]
    for row in rows:
        values = f"title: {row.title}, icon: {row.icon}, destination: '{row.url}'"
        lines.append(f"  {row.id}: {{ {values} }}")
    lines += ["order:"] + [f"  - {row.id}" for row in rows]
    return "\n".join(lines) + "\n"


def mistaken(name, rows):
    """A menu with a mistake in each row: an icon that is none."""
    return menu(name, rows).replace("icon: ", "icon: no_")


def bare_enum(rows):
    """The least that Swift code of a menu can hold."""
    cases = "".join(f"  case {row.id}\n" for row in rows)
    return f"public enum Row: CaseIterable, Sendable {{\n{cases}}}\n"


def proto(name, rows):
    cases = "".join(f"  {row.id.upper()} = {index};\n" for index, row in enumerate(rows))
    return f'syntax = "proto3";\npackage menus;\nenum {name} {{\n{cases}}}\n'


def flatbuffers(name, rows):
    cases = "".join(f"  {row.id} = {index},\n" for index, row in enumerate(rows))
    return f"namespace menus;\nenum {name} : int {{\n{cases}}}\n"


def android(rows):
    items = "".join(
        f'  <item android:id="@+id/{row.id}" android:title="{row.title.replace("&", "&amp;")}" />\n'
        for row in rows
    )
    namespace = "http://schemas.android.com/apk/res/android"
    return f'<?xml version="1.0" encoding="utf-8"?>\n<menu xmlns:android="{namespace}">\n{items}</menu>\n'


SCHEMA = """{
  "type": "object",
  "required": ["menu", "rows", "order"],
  "properties": {
    "menu": { "type": "string", "pattern": "^[A-Z][A-Za-z0-9]*$" },
    "header": { "type": "object" },
    "rows": {
      "type": "object",
      "propertyNames": { "pattern": "^[a-z][a-z0-9_]*$" },
      "additionalProperties": {
        "type": "object",
        "required": ["title"],
        "additionalProperties": false,
        "properties": {
          "title": { "type": "string" },
          "icon": { "type": "string" },
          "destination": { "type": "string" }
        }
      }
    },
    "order": { "type": "array", "items": { "type": "string" }, "uniqueItems": true }
  }
}
"""


def write(folder, sizes, file_count):
    """Writes everything below a folder that need not be there."""
    folder = pathlib.Path(folder)

    def save(path, text):
        path = folder / path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    for size in sizes:
        rows = [Row(index) for index in range(size)]
        save(f"menu-{size}.yaml", menu("NavigationDrawer", rows))
        save(f"mistakes-{size}.yaml", mistaken("NavigationDrawer", rows))
        save(f"bare-{size}.swift", bare_enum(rows))
        save(f"enum-{size}.proto", proto("NavigationDrawer", rows))
        save(f"enum-{size}.fbs", flatbuffers("NavigationDrawer", rows))
        save(f"res-{size}/menu/menu.xml", android(rows))
    for number in range(file_count):
        rows = [Row(index, f"m{number}_") for index in range(20)]
        save(f"project/menu{number}.yaml", menu(f"Menu{number}", rows))
        save(f"protos/menu{number}.proto", proto(f"Menu{number}", rows))
    save("schema.json", SCHEMA)
