import type { StaffId } from "../ids.ts";
import { may, type Permissions } from "./permissions.ts";

/** Whether somebody may see colleagues' shifts at the cash drawers. */
export const seesAllShifts = (permissions: Permissions): boolean => may(permissions, "payments", "read");

/** Whether somebody may see a shift: their own always. */
export const maySeeShift = (
  permissions: Permissions,
  { by, of }: { readonly by: StaffId; readonly of: StaffId },
): boolean => by === of || seesAllShifts(permissions);
