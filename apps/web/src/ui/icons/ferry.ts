import { outline } from "../icon-shape.tsx";

export const IconFerry = /* @__PURE__ */ outline(
  "M2 18h15.293c1.02 0 1.972 -.503 2.536 -1.34l2.171 -3.66h-18.479l-1.521 5",
  "M14 8l-1 -2",
  "M6.107 12.675l1.384 -4.675h8l2.675 4.598",
);
