import type { NextOfKin, Passenger } from "@pulau/contract/sailings.ts";
import { firstVersion } from "@pulau/contract/versions.ts";
import type { BookingId, GuestId } from "@pulau/domain/ids.ts";
import { isMyKad } from "@pulau/domain/person/identity.ts";
import { lacksOf, latestActs, type Sex, sexOfMyKad } from "@pulau/domain/transport/boarding.ts";
import type { LoadRule } from "@pulau/domain/transport/load.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import { roomOn } from "../../../db/room-on.ts";
import { shownRoomNo } from "../../../db/shown-room.ts";
import type { Tx } from "../../../db/tx.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { type DepartureKey, personsOn, sailingStates } from "./departure.ts";
import { loadActs } from "./load-acts.ts";
import { namedGuests } from "./on-board.ts";
import { loadWeights } from "./passenger-weights.ts";

/** A passenger with the whole number of the paper. */
export type WholePassenger = Omit<Passenger, "paper" | "nextOfKin" | "version"> & {
  readonly paper: string | null;
  readonly nextOfKin: NextOfKin | null;
  readonly version: number;
};

type GuestRow = {
  readonly guestId: GuestId | null;
  readonly bookingId: BookingId;
  readonly bookingNo: string;
  readonly bookingName: string;
  readonly mobile: string;
  readonly note: string;
  readonly name: string | null;
  readonly age: number | null;
  readonly sealed: string | null;
  readonly nonMalaysian: boolean;
  readonly disabled: boolean;
  readonly room: string | null;
  readonly nationality: string | null;
  readonly sex: Sex | null;
  readonly kinSealed: string | null;
  readonly version: number | null;
};

/** Everybody on a boat, party by party, and after the named the seats that nobody is named for; with how each one stands, and what they weigh where the boat asks. */
export async function loadPassengers(
  db: Db | Tx,
  sealer: Sealer,
  departure: DepartureKey,
  rule: LoadRule | null,
): Promise<WholePassenger[]> {
  const rows = await loadGuests(db, departure);
  const acts = latestActs(await loadActs(db, departure));
  const weights = rule && (await loadWeights(db, sealer, departure.sailingId));
  return rows.map((row) => {
    const act = row.guestId === null ? undefined : acts.get(row.guestId);
    const passenger = passengerOf(row, sealer);
    const weighed = row.guestId === null ? undefined : weights?.get(row.guestId);
    const weight = weighed?.weight ?? null;
    return {
      ...passenger,
      ...(weights && { weight, weighedAt: weighed?.at ?? null }),
      mark: act?.mark ?? "waiting",
      markedAt: act?.at ?? null,
      markedBy: act?.by ?? null,
      lacks: [
        ...lacksOf(passenger),
        ...(weights && row.name !== null && weight === null ? ["weight" as const] : []),
      ],
    };
  });
}

type Unmarked = Omit<WholePassenger, "mark" | "markedAt" | "markedBy" | "lacks">;

function passengerOf(row: GuestRow, sealer: Sealer): Unmarked {
  const { sealed, kinSealed, nonMalaysian, sex, nationality, room, version, ...guest } = row;
  const paper = sealed === null ? null : sealer.unseal(sealed);
  const home = guest.name !== null && !nonMalaysian ? "MY" : null;
  const born = paper !== null && isMyKad(paper) ? sexOfMyKad(paper) : null;
  return {
    ...guest,
    room: room ?? "",
    paper,
    // What the booking tells goes before what was kept: that may have been said of the booking as it was.
    nationality: home ?? (nationality === "MY" ? null : nationality),
    sex: born ?? sex,
    fixed: [...(home === null ? [] : ["nationality" as const]), ...(born === null ? [] : ["sex" as const])],
    nextOfKin: kinSealed === null ? null : JSON.parse(sealer.unseal(kinSealed)),
    version: version ?? firstVersion,
  };
}

/** Guests who are known whole or in part, and a row for each of their party who is not. */
async function loadGuests(db: Db | Tx, { sailingId, party }: DepartureKey): Promise<GuestRow[]> {
  const { rows } = await db.execute<GuestRow>(sql`
    WITH parties AS MATERIALIZED (
      SELECT b.id, b.booking_no, b.booking_name, b.mobile, ${personsOn(sql`c`, sql`b`)} AS persons, c.note,
        CASE c.direction WHEN 'out' THEN b.check_in ELSE b.check_out END AS room_day
      FROM booking_crossing c JOIN booking b ON b.id = c.booking_id
      WHERE c.stock_id = ${sailingId} AND b.state IN ${sailingStates}
        AND (${party}::uuid IS NULL OR b.id = ${party}::uuid)),
    known AS MATERIALIZED (
      SELECT g.* FROM ${namedGuests} g JOIN parties p ON p.id = g.booking_id),
    seated AS (
      SELECT k.booking_id, k.id, k.position, k.room, k.name, k.age, k.sealed, k.non_malaysian, k.disabled FROM known k
      UNION ALL
      SELECT p.id, NULL, 32000 + n, 0, NULL, NULL, NULL, false, false
      FROM parties p CROSS JOIN LATERAL generate_series(1, p.persons - (
        SELECT count(*)::int FROM known k WHERE k.booking_id = p.id)) n)
    SELECT s.id AS "guestId", p.id AS "bookingId", p.booking_no AS "bookingNo", p.booking_name AS "bookingName", p.mobile, p.note,
      s.name, s.age, s.sealed, s.non_malaysian AS "nonMalaysian", s.disabled, ${shownRoomNo(sql`br`, sql`r`)} AS room, h.nationality, h.sex,
      h.kin_sealed AS "kinSealed", (SELECT max(v.version) FROM saved_version v
        WHERE v.thing = 'harbourDetails' AND v.key = s.id::text)::int AS version
    FROM seated s JOIN parties p ON p.id = s.booking_id
    LEFT JOIN booking_room br ON br.booking_id = p.id AND br.position = s.room AND s.id IS NOT NULL
    LEFT JOIN room r ON r.id = ${roomOn(sql`br`, sql`p.room_day`)}
    LEFT JOIN harbour_details h ON h.guest_id = s.id
    ORDER BY p.booking_name, p.booking_no, s.position, s.id`);
  return rows;
}
