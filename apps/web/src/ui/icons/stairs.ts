import { outline } from "../icon-shape.tsx";

export const IconStairs = /* @__PURE__ */ outline("M22 5h-5v5h-5v5h-5v5h-5");
