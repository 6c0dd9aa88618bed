import type { disruptionRoute } from "@pulau/contract/disruptions.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { DisruptionId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import { changedLegs } from "@pulau/domain/transport/moved-ride.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { answerFace } from "../../booking/bookings/public.ts";
import { totalsOf } from "./decide-parties.ts";
import { type CrossingRow, findDisruption, loadCrossings, nameOf, namesOf } from "./disruption-rows.ts";
import { keyOf, keyOfParty, loadParties, type Party, partyFace } from "./parties.ts";
import { loadPlaces, placeFace, placesFor } from "./places.ts";
import { sailingFace } from "./plan-disruption.ts";
import { faceOfCrossing, type SailingRow, sailingsById } from "./sailing-rows.ts";

type DisruptionReply = Reply<typeof disruptionRoute>;
type MetParty = DisruptionReply["parties"][number];

/** What became of everybody on sailings that were cancelled together, who still waits, and where those could go. */
export async function showDisruption(
  db: Db,
  id: DisruptionId,
): Promise<Result<DisruptionReply, "NOT_FOUND">> {
  const found = await findDisruption(db, id);
  if (!found) return refuse("NOT_FOUND");
  const { row, sailings } = found;
  const crossings = await loadCrossings(db, id);
  const rows = await sailingsById(db, sailings);
  const isOver = row.takenBackAt !== null;
  const waiting = isOver ? [] : await loadParties(db, sailings);
  const places = isOver
    ? []
    : await loadPlaces(
        db,
        rows.map(({ day }) => day),
        sailings,
      );
  const parties = await faces(db, crossings, { waiting, places });
  const concerned = new Set([
    ...sailings,
    ...crossings.flatMap(({ was, becomes }) => [was.stockId, ...(becomes ? [becomes.stockId] : [])]),
  ]);
  const standing = await sailingsById(db, [...concerned]);
  return ok({
    reason: row.reason,
    note: row.note,
    at: row.at.toISOString(),
    by: await nameOf(db, row.staffId),
    takenBack:
      row.takenBackAt && row.takenBackBy
        ? { at: row.takenBackAt.toISOString(), by: await nameOf(db, row.takenBackBy) }
        : null,
    canTakeBack: !isOver && standing.length === concerned.size && standing.every(({ gone }) => !gone),
    sailings: rows.map((sailing) => sailingFace(sailing, waiting)),
    totals: totalsOf(parties.map((party) => ({ solution: party.solution, party }))),
    parties,
    places: places.map(placeFace),
  });
}

type Around = { readonly waiting: readonly Party[]; readonly places: readonly SailingRow[] };

/** Everybody whom it met, and whoever has come onto the cancelled sailing past it: nobody is lost. */
async function faces(
  db: Db,
  crossings: readonly CrossingRow[],
  { waiting, places }: Around,
): Promise<MetParty[]> {
  const stillThere = new Map(waiting.map((party) => [keyOfParty(party), party]));
  const bookings = await loadFaces(db, crossings);
  const answeredBy = await namesOf(
    db,
    crossings.flatMap((row) => row.answeredBy ?? []),
  );
  const met = crossings.map((row): MetParty => {
    const party =
      row.solution === "later" ? stillThere.get(keyOf(row.bookingId, row.was.stockId)) : undefined;
    stillThere.delete(keyOf(row.bookingId, row.was.stockId));
    const { priceSen, backSen, solution } = row;
    const face = bookings.get(row.bookingId);
    if (!face) throw new Error(`booking ${row.bookingId} is gone`);
    return {
      ...face,
      was: faceOfCrossing(row.was),
      priceSen,
      backSen,
      hasTransfer: false,
      ...(party && partyFace(party)),
      solution,
      becomes: row.becomes && faceOfCrossing(row.becomes),
      legs: row.rides ? changedLegs(row.rides.was, row.rides.becomes) : [],
      rideSen: row.rideSen,
      waits: party !== undefined,
      places: party ? placesFor(party, places) : [],
      answer: answerFace(row, row.answeredBy && (answeredBy.get(row.answeredBy) ?? null)),
      restored: row.restored === null ? null : row.restored === "yes",
    };
  });
  const past = [...stillThere.values()].map((party) => ({
    ...partyFace(party),
    solution: "later" as const,
    becomes: null,
    legs: [],
    rideSen: 0,
    waits: true,
    places: placesFor(party, places),
    answer: null,
    restored: null,
  }));
  return [...past, ...met].toSorted((a, b) => Number(b.waits) - Number(a.waits));
}

type Face = Omit<
  MetParty,
  | "was"
  | "priceSen"
  | "backSen"
  | "hasTransfer"
  | "solution"
  | "becomes"
  | "legs"
  | "rideSen"
  | "waits"
  | "places"
  | "answer"
  | "restored"
>;

async function loadFaces(db: Db, crossings: readonly CrossingRow[]): Promise<ReadonlyMap<string, Face>> {
  const ids = crossings.map(({ bookingId }) => bookingId);
  const { rows } = await db.execute<Face>(sql`
    SELECT id AS "bookingId", booking_no AS "bookingNo", booking_name AS "bookingName", mobile, language, state,
      check_in AS "checkIn", check_out AS "checkOut", persons::int AS persons, account_id IS NOT NULL AS "hasWallet"
    FROM booking WHERE id = ANY(${sql.param(ids)}::uuid[])`);
  return new Map(rows.map((row) => [row.bookingId, row]));
}
