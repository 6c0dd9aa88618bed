import { useBackend } from "../../../api/use-call.ts";
import {
  alterHold,
  autoSelect,
  calendar,
  checkGroup,
  checkRoomsAvailability,
  extendHold,
  readDraft,
  releaseHold,
  roomTimer,
  roomTypes,
  saveDraft,
  submitBooking,
  takeHold,
} from "./calls.ts";

const own = {
  calendar,
  roomTypes,
  autoSelect,
  checkRoomsAvailability,
  checkGroup,
  readDraft,
  saveDraft,
  takeHold,
  alterHold,
  extendHold,
  releaseHold,
  roomTimer,
  submitBooking,
};
export type WizardCalls = typeof own;

/** Each of these has a twin at the desk that takes and answers the same and more: it is asked past the guests' rules. */
export const deskCalls = Object.fromEntries(
  Object.entries(own).map(([name, face]) => [
    name,
    { ...face, path: `/admin${face.path}`, scope: "staff" as const },
  ]),
) as unknown as WizardCalls;

/** The wizard's calls of this side: a guest's own booking, or one that staff make or change for a guest. */
export const useWizardCalls = (): WizardCalls => (useBackend().side.name === "staff" ? deskCalls : own);

/** The paths of one of them on both sides, for what is remembered of it. */
export const pathsOf = (...names: readonly (keyof WizardCalls)[]): readonly string[] =>
  names.flatMap((name) => [own[name].path, deskCalls[name].path]);
