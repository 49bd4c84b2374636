for row in SideMenu.rows {
  print(row.position ?? -1, row.id)
}
