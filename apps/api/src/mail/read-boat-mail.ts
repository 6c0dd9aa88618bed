import type { BookingId, DisruptionId } from "@pulau/domain/ids.ts";
import type { Db } from "../db/connect.ts";
import { and, asc, eq } from "../db/orm.ts";
import { disruptedCrossing } from "../db/schema/disrupted-crossings.ts";
import { disruption } from "../db/schema/disruptions.ts";
import { linkToken } from "../plugins/link-token.ts";
import type { BookingData } from "./booking-facts.ts";
import type { Frame, Letter } from "./letter.ts";
import { boatCancelledLetter } from "./templates/boat-cancelled.ts";
import { boatSailsLetter } from "./templates/boat-sails.ts";

type BoatJob = {
  readonly template: "boat-cancelled" | "boat-sails";
  readonly bookingId: BookingId;
  readonly disruptionId: DisruptionId;
};

/** What a booking hears of its boats; null where the news is old, because it was taken back meanwhile. */
export async function boatLetter(
  db: Db,
  { template, bookingId, disruptionId }: BoatJob,
  booking: BookingData,
  frame: Frame,
  secret: string,
): Promise<Letter | null> {
  const [found] = await db.select().from(disruption).where(eq(disruption.id, disruptionId));
  const ways = await db
    .select()
    .from(disruptedCrossing)
    .where(and(eq(disruptedCrossing.disruptionId, disruptionId), eq(disruptedCrossing.bookingId, bookingId)))
    .orderBy(asc(disruptedCrossing.direction));
  if (!found) return null;
  const restored = ways.filter(({ restored: as }) => as === "yes");
  if (template === "boat-sails")
    return restored.length > 0
      ? boatSailsLetter({ booking, boats: restored.map(({ was }) => was) }, frame)
      : null;
  if (found.takenBackAt !== null || ways.length === 0) return null;
  const { reason, note } = found;
  // Any of its ways opens all of them.
  const settled = ways.find(({ solution }) => solution !== "later");
  const answerUrl = settled
    ? `${frame.publicUrl}/boat-answer/${linkToken(secret, "boatAnswer", { id: settled.id })}`
    : null;
  return boatCancelledLetter({ booking, reason, note, ways, answerUrl }, frame);
}
