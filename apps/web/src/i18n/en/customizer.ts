const words = {
  title: "Appearance",
  kept: "Saved on this device",
  menuColor: "Menu colour",
  layout: "Layout",
  mode: "Mode",
  navbarType: "Navbar type",
  navbarColor: "Navbar colour",
  footerType: "Footer type",
  collapsed: "Collapse sidebar",
  rtl: "Right to left",
  hideToTop: "Hide scroll to top",
  reset: "Back to the resort’s settings",
  colors: {
    default: "Plain",
    primary: "Lagoon",
    success: "Palm",
    danger: "Hibiscus",
    info: "Sea",
    warning: "Sun",
    dark: "Navy",
  },
  layouts: { vertical: "Vertical", horizontal: "Horizontal" },
  modes: { light: "Light", dark: "Dark", "semi-dark": "Semi-dark" },
  navbars: { hidden: "Hidden", static: "Static", sticky: "Sticky", floating: "Floating" },
  footers: { hidden: "Hidden", static: "Static", sticky: "Sticky" },
};
export default words;

declare module "../words.ts" {
  interface Words {
    customizer: typeof words;
  }
}
