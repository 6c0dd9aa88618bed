import type { BookingDetail } from "@pulau/contract/bookings.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import type { z } from "zod";
import type { Db } from "../../../db/connect.ts";
import { and, desc, eq, isNull } from "../../../db/orm.ts";
import { disruptedCrossing } from "../../../db/schema/disrupted-crossings.ts";
import { disruption } from "../../../db/schema/disruptions.ts";
import type { HeldCrossing } from "../../../db/schema/holds.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import type { Tx } from "../../../db/tx.ts";

type DisruptedWay = z.infer<typeof BookingDetail>["disruptions"][number];

const faceOf = (crossing: HeldCrossing): DisruptedWay["was"] => {
  const { stockId: sailingId, kind, name, direction, day, time, from, to } = crossing;
  return { sailingId, kind, name, direction, day, time: time?.slice(0, 5) ?? null, from, to };
};

type Answered = Pick<typeof disruptedCrossing.$inferSelect, "answer" | "answerNote" | "answeredAt">;

/** What the guests said to it, if anything. */
export const answerFace = (
  { answer, answerNote, answeredAt }: Answered,
  by: string | null,
): DisruptedWay["answer"] =>
  answer && answeredAt && { answer, note: answerNote, at: answeredAt.toISOString(), by };

/** Ways of a booking whose boat was cancelled and not restored, the latest first. */
export async function loadDisruptedWays(db: Db | Tx, bookingId: BookingId): Promise<DisruptedWay[]> {
  const rows = await db
    .select({
      way: disruptedCrossing,
      reason: disruption.reason,
      note: disruption.note,
      answeredBy: staffUser.name,
    })
    .from(disruptedCrossing)
    .innerJoin(disruption, eq(disruption.id, disruptedCrossing.disruptionId))
    .leftJoin(staffUser, eq(staffUser.id, disruptedCrossing.answeredBy))
    .where(and(eq(disruptedCrossing.bookingId, bookingId), isNull(disruption.takenBackAt)))
    .orderBy(desc(disruption.at));
  return rows.map(({ way, reason, note, answeredBy }) => ({
    disruptionId: way.disruptionId,
    direction: way.direction,
    reason,
    note,
    solution: way.solution,
    was: faceOf(way.was),
    becomes: way.becomes && faceOf(way.becomes),
    backSen: way.backSen,
    answer: answerFace(way, answeredBy),
  }));
}

/** Of those, what still says how the booking stands: nothing that was changed since. */
export const standingWays = (
  ways: readonly DisruptedWay[],
  crossings: readonly Pick<HeldCrossing, "direction" | "stockId">[],
): DisruptedWay[] =>
  ways.filter(({ direction, was, becomes, solution }) => {
    const has = crossings.find((crossing) => crossing.direction === direction)?.stockId;
    return has === (solution === "later" ? was.sailingId : becomes?.sailingId);
  });
