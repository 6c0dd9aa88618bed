import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Crossing, Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { BoatId, CrossingId, HoldId, OptionId, PackageId, StockId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { AgeBand, GuestKind } from "@pulau/domain/party/party.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { piecesLeft } from "../../ground/stock/public.ts";

/** A boat on one day of a stay, with what can still be had of it. */
export type CrossingSupply = {
  /** What a draft names: the sailing of a ferry, the boat of a charter. */
  readonly crossingId: CrossingId;
  /** What is claimed: the sailing's stock. It counts seats of a ferry and boats of a charter. */
  readonly stockId: StockId;
  readonly boatId: BoatId;
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
  readonly charterSen: Sen | null;
  readonly tickets: readonly { readonly guestKind: GuestKind; readonly sen: Sen }[];
  /** Who counts as what on it; null is as on the resort's boats. */
  readonly bands: readonly AgeBand[] | null;
  /** Packages with which it is not offered. */
  readonly notWith: readonly string[];
  /** Options whose price holds it. */
  readonly includedIn: readonly string[];
};

/** A boat as one option of a package offers it. */
export type OfferedCrossing = CrossingSupply & { readonly included: boolean };

/** The package and option of a stay. */
export type StayOption = { readonly packageId: PackageId; readonly optionId: OptionId };

/** The boats that an option offers, and which of them are in its price; without an option every boat, at its price. */
export const offeredCrossings = (
  boats: readonly CrossingSupply[],
  option: StayOption | null,
): OfferedCrossing[] =>
  boats
    .filter((boat) => option === null || !boat.notWith.includes(option.packageId))
    .map((boat) => ({ ...boat, included: option !== null && boat.includedIn.includes(option.optionId) }));

/** Persons who still find a seat. */
export const seatsLeft = ({ kind, left, seats }: CrossingSupply): number =>
  Math.max(0, kind === "charter" ? left * seats : left);

export type CrossingsRequest = {
  readonly checkIn: Day;
  readonly checkOut: Day;
  /** Pieces that this hold claims count as free: its owner asks. */
  readonly exceptHoldId?: HoldId | null;
};

/**
 * Ferries and charters out on the day of check-in and back on the day of check-out, ferries first, by time. Those that
 * are excluded on the day are left out; `offeredCrossings` leaves out those of a package.
 */
export async function loadCrossings(db: Db | Tx, span: CrossingsRequest): Promise<CrossingSupply[]> {
  const { checkIn, checkOut, exceptHoldId = null } = span;
  const days = sql`(s.day = ${checkIn} and s.direction = 'out') or (s.day = ${checkOut} and s.direction = 'back')`;
  const { rows } = await db.execute<CrossingSupply>(sql`
    ${crossingColumns(exceptHoldId)}
    where ${isOffered(exceptHoldId)} and (${days}) and not ${excludedOnDay}
    order by s.day, b.kind desc, s.time, b.charter_sen, b.id`);
  return rows;
}

/** Ferries and charters of one direction on every day from `from` to `to`, by day, ferries first, by time. */
export async function loadCrossingsAround(
  db: Db | Tx,
  span: { direction: "out" | "back"; from: Day; to: Day; exceptHoldId?: HoldId | null },
): Promise<CrossingSupply[]> {
  const { rows } = await db.execute<CrossingSupply>(sql`
    ${crossingColumns(span.exceptHoldId ?? null)}
    where ${isOffered(span.exceptHoldId ?? null)} and s.direction = ${span.direction} and s.day between ${span.from} and ${span.to}
      and not ${excludedOnDay}
    order by s.day, b.kind desc, s.time, b.charter_sen, b.id`);
  return rows;
}

/** A boat of the timetable on one day, whatever is left of it. */
export type ScheduledCrossing = Omit<CrossingSupply, "left">;

type DaySpan = { readonly from: Day; readonly to: Day };

/** The timetable of every day from `from` to `to`, both included: ferries, and charters that some package includes. */
export async function loadTimetable(db: Db | Tx, span: DaySpan): Promise<ScheduledCrossing[]> {
  const { rows } = await db.execute<ScheduledCrossing>(sql`
    select ${scheduledColumns} ${ferriesOf(span)}
    order by s.day, s.time, b.id`);
  return rows;
}

/**
 * What is left of each stock of that timetable, as `piecesLeft` counts it. Claims that are over are looked for once and each
 * stock by its key: hundreds of sailings, of thousands, are of these days.
 */
export async function loadPiecesLeft(db: Db | Tx, { from, to }: DaySpan): Promise<Record<StockId, number>> {
  const { rows } = await db.execute<{ left: Record<StockId, number> }>(sql`
    with over as materialized (
      select c.stock_id, sum(c.pieces) as pieces from stock_claim c where c.expires_at <= pulau_now() group by c.stock_id
    )
    select coalesce(json_object_agg(k.id, (k.capacity - k.held - k.sold + coalesce(over.pieces, 0))::int), '{}') as "left"
    from (select s.id from sailing s where s.day between ${from} and ${to} offset 0) s
      cross join lateral (select * from stock where stock.id = s.id offset 0) k
      left join over on over.stock_id = k.id`);
  return rows[0]?.left ?? {};
}

/** The timetable with what is left, in one statement. */
export async function loadFerries(db: Db | Tx, span: DaySpan): Promise<CrossingSupply[]> {
  const { rows } = await db.execute<CrossingSupply>(sql`
    select ${piecesLeft(null)} as "left", ${scheduledColumns} ${ferriesOf(span)}
    order by s.day, s.time, b.id`);
  return rows;
}

/**
 * Whether the sailing `s` is still sailed, or was kept for the hold that is named: its owner has a place on it. One that is
 * cancelled is for nobody.
 */
const isOffered = (
  exceptHoldId: HoldId | null,
) => sql`(not k.closed and (b.active_status and s.active_status or exists (
  select from stock_claim c where c.stock_id = s.id and c.hold_id = ${exceptHoldId}::uuid)))`;

/** Exclusions `x` of the boat `b` that hold on the day and way of the sailing `s`. */
const exclusionOfSailing = sql`
  x.active_status and x.boat_id = b.id and (x.direction is null or x.direction = s.direction)
    and (x."from" is null or s.day >= x."from") and (x."to" is null or s.day <= x."to")`;

const excludedOnDay = sql`exists (
  select from excluded_boat x where ${exclusionOfSailing} and x.package_id is null)`;

/** What the timetable says of a sailing: `b` the boat, `s` the sailing. */
const scheduledColumns = sql`
  case b.kind when 'ferry' then s.id else b.id end as "crossingId", s.id as "stockId",
    b.id as "boatId", b.kind, s.direction,
    b.name, s.day, left(s.time::text, 5) as "time", s.from_jetty as "from", s.to_jetty as "to", b.seats,
    s.is_default as "isDefault", b.charter_sen as "charterSen", b.tickets, b.bands,
    array(select x.package_id from excluded_boat x
      where ${exclusionOfSailing} and x.package_id is not null) as "notWith",
    array(select o.id from included_transport i
      join package_option o on o.package_id = i.package_id and (i.option_id is null or i.option_id = o.id)
      where i.boat_id = b.id and (i.direction is null or i.direction = s.direction)) as "includedIn"`;

const fromSailings = sql`from sailing s join boat b on b.id = s.boat_id join stock k on k.id = s.id`;

const ferriesOf = ({ from, to }: DaySpan) => sql`
  ${fromSailings}
  where ${isOffered(null)} and s.day between ${from} and ${to} and not ${excludedOnDay}
    and (b.kind = 'ferry' or exists (select from included_transport i where i.boat_id = b.id))`;

/** Select list and joins of every query over sailings. */
const crossingColumns = (exceptHoldId: HoldId | null) => sql`
  select ${piecesLeft(exceptHoldId)} as "left", ${scheduledColumns} ${fromSailings}`;

const ticketsOf = ({ tickets, included }: OfferedCrossing) =>
  included ? tickets.map((ticket) => ({ ...ticket, sen: 0 })) : tickets;

/**
 * The crossing as a price sees it. A ticket is good for both ways and is paid with the first ferry of the stay; what
 * the package includes costs nothing.
 */
export const crossingOf = (supply: OfferedCrossing): Crossing => {
  const { crossingId: id, name, direction, included, bands } = supply;
  return supply.kind === "ferry"
    ? { id, name, direction, kind: "ferry", tickets: ticketsOf(supply), bands, goodFor: "bothWays" }
    : {
        id,
        name,
        direction,
        kind: "charter",
        sen: included ? 0 : (supply.charterSen ?? 0),
        seats: supply.seats,
      };
};

/** Boats that a party needs of a crossing: a ferry takes everybody, charters as many as seat the party. */
export const boatsFor = ({ kind, seats }: CrossingSupply, persons: number): number =>
  kind === "charter" ? Math.max(1, Math.ceil(persons / seats)) : 1;
