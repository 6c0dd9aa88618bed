import {
  changeEmailRoute,
  changePasswordRoute,
  changeStaffEmailRoute,
  changeStaffPasswordRoute,
  confirmEmailRoute,
  confirmStaffEmailRoute,
  customerRoute,
  ownStaffAccountRoute,
} from "@pulau/contract/accounts.ts";
import { useBackend } from "../../../api/use-call.ts";

const portal = {
  changePassword: changePasswordRoute,
  changeEmail: changeEmailRoute,
  confirmEmail: confirmEmailRoute,
  /** What shows the address, and is out of date when another was asked for. */
  shownAt: customerRoute.path as string,
} as const;

const staff = {
  changePassword: changeStaffPasswordRoute,
  changeEmail: changeStaffEmailRoute,
  confirmEmail: confirmStaffEmailRoute,
  shownAt: ownStaffAccountRoute.path as string,
} as const;

/** The calls of whoever is signed in: both sides' take and answer alike, only their addresses differ. */
export function useOwnCalls(): typeof portal {
  const { side } = useBackend();
  return side.name === "staff" ? (staff as unknown as typeof portal) : portal;
}
