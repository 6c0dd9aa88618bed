/** What stands before something that the portal's search finds, by what it is. */
export const menuIcons = ["page", "booking", "package", "text"] as const;
export type MenuIcon = (typeof menuIcons)[number];
