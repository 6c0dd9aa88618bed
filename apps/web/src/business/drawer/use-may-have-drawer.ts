import { openShiftRoute } from "@pulau/contract/shifts.ts";
import { useMay } from "../../api/use-call.ts";
import { mayCall } from "../page-rights.ts";

/** Whether who looks may have a cash drawer: who records payments, and who sells at the till. */
export const useMayHaveDrawer = (): boolean => mayCall(useMay(), openShiftRoute);
