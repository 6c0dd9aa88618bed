import type { staffLogoutRoute } from "@pulau/contract/staff.ts";
import { faceOf } from "../../api/client.ts";

export const staffLogout = faceOf<typeof staffLogoutRoute>({
  method: "POST",
  path: "/admin/api/auth/logout",
  scope: "none",
});
