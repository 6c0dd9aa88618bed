import { staffLogoutRoute } from "@pulau/contract/staff.ts";
import { faceOf } from "../../api/client.ts";

export const staffLogout = faceOf(staffLogoutRoute);
