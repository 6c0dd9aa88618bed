import type { linkedBoatsRoute } from "@pulau/contract/disruptions.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { DisruptedCrossingId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { DisruptionAnswer } from "@pulau/domain/transport/disruption.ts";
import { changedLegs } from "@pulau/domain/transport/moved-ride.ts";
import type { Direction } from "@pulau/domain/transport/timetable.ts";
import type { Db } from "../../../db/connect.ts";
import { and, asc, eq } from "../../../db/orm.ts";
import { disruptedCrossing } from "../../../db/schema/disrupted-crossings.ts";
import type { Tx } from "../../../db/tx.ts";
import { readLinkToken } from "../../../plugins/link-token.ts";
import { answerFace, findBooking } from "../../booking/bookings/public.ts";
import { findCurrentBooking } from "../../booking/changes/public.ts";
import { answerBoat, canAnswer } from "./answer-boat.ts";
import { type CrossingRow, findDisruption } from "./disruption-rows.ts";
import { loadParties } from "./parties.ts";
import { loadPlaces, placesFor } from "./places.ts";
import { faceOf, faceOfCrossing } from "./sailing-rows.ts";

type LinkedBoats = Reply<typeof linkedBoatsRoute>;

async function findLinked(db: Db | Tx, secret: string, token: string): Promise<CrossingRow | null> {
  const read = readLinkToken(secret, "boatAnswer", token);
  if (!read) return null;
  const id: DisruptedCrossingId = read.id;
  const [row] = await db.select().from(disruptedCrossing).where(eq(disruptedCrossing.id, id));
  return row ?? null;
}

/** What whoever has the link of the mail is asked; `LINK_INVALID` once the sailing was reinstated. */
export async function showLinkedBoats(
  db: Db,
  secret: string,
  token: string,
): Promise<Result<LinkedBoats, "LINK_INVALID">> {
  const linked = await findLinked(db, secret, token);
  const found = linked && (await findDisruption(db, linked.disruptionId));
  const booking = linked && (await findBooking(db, linked.bookingId));
  if (!found || !booking || found.row.takenBackAt !== null) return refuse("LINK_INVALID");
  const rows = await db
    .select()
    .from(disruptedCrossing)
    .where(
      and(
        eq(disruptedCrossing.disruptionId, linked.disruptionId),
        eq(disruptedCrossing.bookingId, linked.bookingId),
      ),
    )
    .orderBy(asc(disruptedCrossing.direction));
  const standing = await findCurrentBooking(db, booking.id, { who: "guest", ownerId: booking.ownerId });
  const { reason, note } = found.row;
  const ways = [];
  for (const row of rows) {
    const { direction, solution, rides } = row;
    const isOpen = row.answer === null && standing !== null && canAnswer(standing, row);
    const answer = answerFace(row, null);
    ways.push({
      direction,
      solution,
      was: faceOfCrossing(row.was),
      becomes: row.becomes && faceOfCrossing(row.becomes),
      answer: answer && { answer: answer.answer, note: answer.note, at: answer.at },
      legs: rides ? changedLegs(rides.was, rides.becomes) : [],
      others: isOpen ? await otherBoats(db, row) : [],
      isOpen,
    });
  }
  return ok({ bookingNo: booking.bookingNo, reason, note, ways });
}

/** Boats that would still take the party, but for the one that it has. */
async function otherBoats(
  db: Db,
  { bookingId, becomes, was }: CrossingRow,
): Promise<LinkedBoats["ways"][number]["others"]> {
  if (!becomes) return [];
  const party = (await loadParties(db, [becomes.stockId])).find((aboard) => aboard.bookingId === bookingId);
  if (!party) return [];
  const places = await loadPlaces(db, [was.day, becomes.day], [becomes.stockId]);
  const fit = placesFor(party, places);
  return places.filter(({ sailingId, kind }) => kind === "ferry" && fit.includes(sailingId)).map(faceOf);
}

type Answering = {
  readonly token: string;
  readonly direction: Direction;
  readonly answer: DisruptionAnswer;
  readonly note: string;
};

/** Keeps what guests say by the link of their mail: once, as long as nobody has answered for them. */
export async function answerByLink(
  tx: Tx,
  secret: string,
  { token, direction, answer, note }: Answering,
): Promise<Result<{ done: true }, "LINK_INVALID" | "WRONG_STATE">> {
  const linked = await findLinked(tx, secret, token);
  const booking = linked && (await findBooking(tx, linked.bookingId));
  if (!booking) return refuse("LINK_INVALID");
  const { disruptionId, bookingId } = linked;
  const by = { who: "guest", ownerId: booking.ownerId } as const;
  const kept = await answerBoat(tx, { bookingId, disruptionId, direction, answer, note, seen: null, by });
  if (kept.ok) return ok({ done: true });
  return kept.failure.code === "NOT_FOUND"
    ? refuse("LINK_INVALID")
    : refuse("WRONG_STATE", kept.failure.facts);
}
