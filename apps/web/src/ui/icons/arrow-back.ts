import { outline } from "../icon-shape.tsx";

export const IconArrowBack = /* @__PURE__ */ outline("M9 11l-4 4l4 4m-4 -4h11a4 4 0 0 0 0 -8h-1");
