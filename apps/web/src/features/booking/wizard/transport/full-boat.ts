import { isFailure } from "../../../../api/call-failure.ts";
import type { Crossing } from "../calls.ts";
import type { Direction } from "./use-other-sailing.ts";

/** Which boat was refused, if that is what went wrong. */
export function fullBoat(failure: unknown): { direction: Direction; offered: readonly Crossing[] } | null {
  if (!isFailure(failure, "BOAT_FULL")) return null;
  const { direction } = failure.facts;
  return direction === "out" || direction === "back" ? { direction, offered: failure.instead } : null;
}
