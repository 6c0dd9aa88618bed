import { staffStatuses, type UserRecord } from "@pulau/contract/staff-records.ts";
import type { PersonId } from "@pulau/domain/ids.ts";

/** Invited, or what somebody who has come may do. */
export const userStates = ["invited", ...staffStatuses] as const;

export const stateTones = {
  invited: "info",
  active: "success",
  blocked: "danger",
  deactivated: "neutral",
} as const;

/** What somebody's state is called: invited until they have joined. */
export const stateOf = ({ invited_at, status }: Pick<UserRecord, "invited_at" | "status">) =>
  invited_at !== null && status === "active" ? "invited" : status;

/** What somebody's status can be changed to: nobody changes their own. */
export const otherStatuses = (
  { _id, status }: Pick<UserRecord, "_id" | "status">,
  ownId: PersonId | undefined,
): readonly UserRecord["status"][] =>
  _id === ownId ? [] : staffStatuses.filter((other) => other !== status);
