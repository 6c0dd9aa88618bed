import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { BookingId, WaitEntryId } from "@pulau/domain/ids.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import type { WaitState } from "@pulau/domain/waiting/wait-moves.ts";
import { sql } from "../../../db/orm.ts";
import type { HeldStay } from "../../../db/schema/holds.ts";

/** A place on the waiting list as every list shows it. */
export type EntryColumns = {
  _id: WaitEntryId;
  state: WaitState;
  name: string;
  packageName: Words;
  optionName: Words;
  picture: string;
  checkIn: Day;
  nights: number;
  daysAround: number;
  party: Party;
  roomTypes: Words[];
  createdAt: string;
  bookingId: BookingId | null;
  offeredCheckIn: Day | null;
  offerUntil: string | null;
  secondsLeft: number;
  stay: HeldStay | null;
};

/** Columns of an entry `w` with names and what is or was kept for it; goes with `entryJoins`. */
export const entryColumns = sql`w.id AS "_id", w.state, w.name, p.name AS "packageName", o.name AS "optionName",
  p.picture, w.check_in AS "checkIn", w.nights, w.days_around AS "daysAround", w.party, w.created_at AS "createdAt",
  w.booking_id AS "bookingId", w.offered_check_in AS "offeredCheckIn", w.offer_until AS "offerUntil",
  greatest(0, coalesce(extract(epoch FROM w.offer_until - pulau_now()), 0))::int AS "secondsLeft", h.stay,
  (SELECT coalesce(json_agg(t.name ORDER BY t.priority, t.room_code), '[]') FROM room_type t
    WHERE w.room_type_ids ? t.id::text) AS "roomTypes"`;
export const entryJoins = sql`wait_entry w JOIN package p ON p.id = w.package_id
  JOIN package_option o ON o.id = w.option_id LEFT JOIN stay_hold h ON h.id = w.draft_id`;

const iso = (at: string): string => new Date(at).toISOString();

/** An entry as an answer writes it. */
export function entryReply(row: EntryColumns) {
  const { offeredCheckIn, offerUntil, secondsLeft, stay, party, createdAt, ...rest } = row;
  const isOpen = row.state === "offered";
  const offer = offeredCheckIn !== null &&
    offerUntil !== null && {
      checkIn: offeredCheckIn,
      checkOut: addDays(offeredCheckIn, row.nights),
      until: iso(offerUntil),
      secondsLeft: isOpen ? secondsLeft : 0,
      totalSen: stay?.quote.totalSen ?? 0,
      rooms: stay?.rooms.map((room) => room.roomTypeName) ?? [],
    };
  return {
    ...rest,
    party: { ...party, childAges: [...party.childAges] },
    createdAt: iso(createdAt),
    offer: offer || null,
  };
}
