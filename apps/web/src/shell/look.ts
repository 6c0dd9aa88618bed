/** What the customizer changes. Kept per side on the device. */
export const colors = ["primary", "success", "danger", "info", "warning", "dark"] as const;
export type Color = (typeof colors)[number];

export type Look = {
  menuColor: Color;
  layout: "vertical" | "horizontal";
  mode: "light" | "dark" | "semi-dark";
  collapsed: boolean;
  navbarColor: "default" | Color;
  navbarType: "hidden" | "static" | "sticky" | "floating";
  footerType: "hidden" | "static" | "sticky";
  rtl: boolean;
  hideToTop: boolean;
};

const common = {
  menuColor: "primary",
  mode: "light",
  collapsed: false,
  navbarColor: "default",
  navbarType: "sticky",
  footerType: "static",
  rtl: false,
  hideToTop: false,
} as const;

/** The resort's own settings, also written on `<html>` in the two documents. */
export const firstLook: Record<"portal" | "staff", Look> = {
  portal: { ...common, layout: "horizontal" },
  staff: { ...common, layout: "vertical" },
};

/** What the horizontal layout does not offer falls back: semi-dark to light, a hidden navbar to a sticky one. */
export const settled = (look: Look): Look =>
  look.layout === "horizontal"
    ? {
        ...look,
        mode: look.mode === "semi-dark" ? "light" : look.mode,
        navbarType: look.navbarType === "hidden" ? "sticky" : look.navbarType,
      }
    : look;

/** Navbar colours are for the vertical layout, and not for a static navbar. */
export const takesNavbarColor = (look: Look) => look.layout === "vertical" && look.navbarType !== "static";

/**
 * The look as attributes of `<html>`; the style sheets know no other. They are stored as they are, so that a three-line
 * script can put them back before the first paint.
 */
export const attributesOf = (look: Look): Record<string, string> => ({
  "data-theme": look.mode === "dark" ? "dark" : "light",
  "data-mode": look.mode,
  "data-layout": look.layout,
  "data-collapsed": String(look.collapsed),
  "data-menu-color": look.menuColor,
  "data-navbar": look.navbarType,
  "data-navbar-color": takesNavbarColor(look) ? look.navbarColor : "default",
  "data-footer": look.footerType,
  dir: look.rtl ? "rtl" : "ltr",
});
