import type { StaffId } from "../ids.ts";
import { may, type Permissions } from "./permissions.ts";

/** Who looks at shifts. */
export type ShiftViewer = { readonly staffId: StaffId; readonly permissions: Permissions };

/** Whether somebody may see colleagues' shifts at the cash drawers. */
export const seesAllShifts = (permissions: Permissions): boolean => may(permissions, "payments", "read");

/** Whether somebody may see a shift of a person: their own always. */
export const maySeeShift = ({ staffId, permissions }: ShiftViewer, of: StaffId): boolean =>
  staffId === of || seesAllShifts(permissions);
