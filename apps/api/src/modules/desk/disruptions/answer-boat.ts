import type { DisruptedWay } from "@pulau/contract/disruptions.ts";
import type { BookingState } from "@pulau/domain/booking/booking-moves.ts";
import type { BookingId, DisruptionId, OwnerId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { DisruptionAnswer } from "@pulau/domain/transport/disruption.ts";
import type { Direction } from "@pulau/domain/transport/timetable.ts";
import type { z } from "zod";
import { and, eq } from "../../../db/orm.ts";
import { disruptedCrossing } from "../../../db/schema/disrupted-crossings.ts";
import type { Tx } from "../../../db/tx.ts";
import { answerFace, note as noteHistory } from "../../booking/bookings/public.ts";
import { type CurrentBooking, lockCurrentBooking } from "../../booking/changes/public.ts";
import { type CrossingRow, lockDisruption, nameOf } from "./disruption-rows.ts";

type Answering = {
  readonly bookingId: BookingId;
  readonly disruptionId: DisruptionId;
  readonly direction: Direction;
  readonly answer: DisruptionAnswer;
  readonly note: string;
  /** When the answer was given that the caller has read; not told, whatever stands is replaced. */
  readonly seen?: string | null | undefined;
  /** Whose booking it must be; staff keep the answer of anybody. */
  readonly by:
    | { readonly who: "guest"; readonly ownerId: OwnerId }
    | { readonly who: "staff"; readonly staffId: StaffId };
};

const isOver = (state: BookingState): boolean => state === "cancelled" || state === "noShow";

/** Whether there is something to say to it: while it is what the booking has, and its guests still sail. */
export function canAnswer(
  { row, stay }: CurrentBooking,
  { direction, solution, becomes }: CrossingRow,
): boolean {
  const has = stay.crossings.find((crossing) => crossing.direction === direction)?.stockId;
  return solution !== "later" && has === becomes?.stockId && !isOver(row.state);
}

type Answer = NonNullable<z.infer<typeof DisruptedWay>["answer"]>;

/**
 * Keeps what the guests of a booking say to what they have instead of a cancelled boat; the last answer counts. `NOT_FOUND` for
 * who is not on it, `WRONG_STATE` while nothing was found for them yet, once the sailing was reinstated, and where they have
 * changed or given up their boat since. What the caller has not read is not written over.
 */
export async function answerBoat(
  tx: Tx,
  { bookingId, disruptionId, direction, answer, note, seen, by }: Answering,
): Promise<Result<Answer, "NOT_FOUND" | "WRONG_STATE">> {
  const standing = await lockCurrentBooking(tx, bookingId, by);
  const found = standing && (await lockDisruption(tx, disruptionId));
  if (!standing || !found) return refuse("NOT_FOUND");
  const isWay = and(
    eq(disruptedCrossing.disruptionId, disruptionId),
    eq(disruptedCrossing.bookingId, bookingId),
    eq(disruptedCrossing.direction, direction),
  );
  const [way] = await tx.select().from(disruptedCrossing).where(isWay);
  if (!way) return refuse("NOT_FOUND");
  if (found.row.takenBackAt !== null || !canAnswer(standing, way)) return refuse("WRONG_STATE");
  if (seen !== undefined && seen !== (way.answeredAt?.toISOString() ?? null))
    return refuse("WRONG_STATE", { rule: "answeredMeanwhile" });
  const staffId = by.who === "staff" ? by.staffId : undefined;
  const at = standing.now;
  await tx
    .update(disruptedCrossing)
    .set({ answer, answerNote: note, answeredAt: at, answeredBy: staffId ?? null })
    .where(isWay);
  await noteHistory(tx, {
    bookingId,
    what: "boatAnswered",
    at,
    staffId,
    before: { boatAnswer: way.answer },
    after: { boatAnswer: answer },
    historyFacts: { answer, ...(note && { note }) },
  });
  const name = staffId ? await nameOf(tx, staffId) : null;
  const kept = answerFace({ answer, answerNote: note, answeredAt: at }, name);
  if (!kept) throw new Error("an answer was not kept");
  return ok(kept);
}
