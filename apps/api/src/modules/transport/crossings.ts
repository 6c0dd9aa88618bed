import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Crossing, Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { GuestKind } from "@pulau/domain/party/party.ts";
import { sql } from "drizzle-orm";
import type { Db } from "../../db/connect.ts";
import type { Tx } from "../../db/tx.ts";
import { piecesLeft } from "../availability/public.ts";

/** A boat on one day of a stay, with what can still be had of it. */
export type CrossingSupply = {
  /** What a draft names: the sailing of a ferry, the boat of a charter. */
  readonly crossingId: string;
  /** What is claimed: the sailing's stock. It counts seats of a ferry and boats of a charter. */
  readonly stockId: string;
  readonly boatId: string;
  readonly kind: "ferry" | "charter";
  readonly direction: "out" | "back";
  readonly name: Words;
  readonly day: Day;
  /** `HH:MM` at the resort; null for a charter, which leaves when its guests are there. */
  readonly time: string | null;
  readonly from: string;
  readonly to: string;
  /** Seats of one boat. */
  readonly seats: number;
  /** Pieces of the stock that nobody claims: seats of a ferry, boats of a charter. */
  readonly left: number;
  readonly isDefault: boolean;
  /** Price of one boat, one way; null for a ferry. */
  readonly charterSen: number | null;
  readonly tickets: readonly { readonly guestKind: GuestKind; readonly sen: number }[];
};

export type CrossingsAsk = {
  readonly checkIn: Day;
  readonly checkOut: Day;
  /** Pieces that this hold claims count as free: its owner asks. */
  readonly exceptHoldId?: string | null;
};

/**
 * Ferries and charters out on the day of check-in and back on the day of check-out, ferries first, by time.
 */
export async function loadCrossings(db: Db | Tx, ask: CrossingsAsk): Promise<CrossingSupply[]> {
  const { checkIn, checkOut, exceptHoldId = null } = ask;
  const days = sql`(s.day = ${checkIn} and s.direction = 'out') or (s.day = ${checkOut} and s.direction = 'back')`;
  const { rows } = await db.execute<CrossingSupply>(sql`
    ${crossingColumns(exceptHoldId)}
    where b.active_status and (${days})
    order by s.day, b.kind desc, s.time, b.charter_sen, b.id`);
  return rows;
}

/** Ferries of every day from `from` to `to`, both included, by day and time. */
export async function loadFerries(db: Db | Tx, ask: { from: Day; to: Day }): Promise<CrossingSupply[]> {
  const { rows } = await db.execute<CrossingSupply>(sql`
    ${crossingColumns(null)}
    where b.active_status and b.kind = 'ferry' and s.day between ${ask.from} and ${ask.to}
    order by s.day, s.time, b.id`);
  return rows;
}

/** Select list and joins of every query over sailings: `b` the boat, `s` the sailing. */
const crossingColumns = (exceptHoldId: string | null) => sql`
  select case b.kind when 'ferry' then s.id else b.id end as "crossingId", s.id as "stockId",
    b.id as "boatId", b.kind, s.direction,
    b.name, s.day, left(s.time::text, 5) as "time", s.from_jetty as "from", s.to_jetty as "to", b.seats,
    ${piecesLeft(exceptHoldId)} as "left",
    s.is_default as "isDefault", b.charter_sen as "charterSen", b.tickets
  from sailing s join boat b on b.id = s.boat_id join stock k on k.id = s.id`;

/** The crossing as a price sees it. A ticket is good for both ways: it is sold with the way out. */
export const crossingOf = (supply: CrossingSupply): Crossing => {
  const { crossingId: id, name, direction } = supply;
  return supply.kind === "ferry"
    ? { id, name, direction, kind: "ferry", tickets: direction === "out" ? supply.tickets : [] }
    : { id, name, direction, kind: "charter", sen: supply.charterSen ?? 0, seats: supply.seats };
};
