import type { Side } from "./side.ts";

/** Apart from the portal's, whose first page has no use for it. */
export const staffSide: Side = {
  name: "staff",
  refreshPath: "/admin/api/auth/refresh-token",
  visitPath: null,
  startPage: "/staff",
  loginPage: "/staff/login",
};
