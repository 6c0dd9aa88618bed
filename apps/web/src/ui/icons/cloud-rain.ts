import { outline } from "../icon-shape.tsx";

export const IconCloudRain = /* @__PURE__ */ outline(
  "M7 18a4.6 4.4 0 0 1 0 -9a5 4.5 0 0 1 11 2h1a3.5 3.5 0 0 1 0 7",
  "M11 13v2m0 3v2m4 -5v2m0 3v2",
);
