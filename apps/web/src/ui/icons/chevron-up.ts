import { outline } from "../icon-shape.tsx";

export const IconChevronUp = /* @__PURE__ */ outline("M6 15l6 -6l6 6");
