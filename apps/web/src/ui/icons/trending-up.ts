import { outline } from "../icon-shape.tsx";

export const IconTrendingUp = /* @__PURE__ */ outline("M3 17l6 -6l4 4l8 -8", "M14 7l7 0l0 7");
