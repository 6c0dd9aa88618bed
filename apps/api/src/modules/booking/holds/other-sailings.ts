import type { BookingJson } from "@pulau/contract/drafts.ts";
import { isDay } from "@pulau/domain/calendar/day.ts";
import type { DraftId } from "@pulau/domain/ids.ts";
import type { Result } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { otherCrossings } from "../../selling/transport/public.ts";

/** A refusal for a full boat, with what still seats the party that day, the day before and the day after. */
export async function withOtherSailings<T>(
  db: Db,
  { id, json }: { id: DraftId; json: BookingJson },
  result: Result<T>,
): Promise<Result<T>> {
  if (result.ok || result.failure.code !== "BOAT_FULL") return result;
  const { direction, day } = result.failure.facts ?? {};
  if ((direction !== "out" && direction !== "back") || typeof day !== "string" || !isDay(day)) return result;
  const instead = await otherCrossings(db, {
    party: json.party,
    optionId: json.optionId ?? undefined,
    direction,
    day,
    exceptHoldId: id,
  });
  return { ok: false, failure: { ...result.failure, instead } };
}
