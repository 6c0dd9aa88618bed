import { outline } from "../icon-shape.tsx";

export const IconMenu = /* @__PURE__ */ outline("M4 8l16 0", "M4 16l16 0");
