import { outline } from "../icon-shape.tsx";

export const IconPlus = /* @__PURE__ */ outline("M12 5l0 14", "M5 12l14 0");
