import type { BedOptionReply } from "@pulau/contract/beds.ts";
import type { OfferedType } from "@pulau/domain/availability/auto-select.ts";
import { type TakenNights, takenNights } from "@pulau/domain/availability/fully-free.ts";
import { addDays, type Day, daysBetween, monthStart } from "@pulau/domain/calendar/day.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { DraftId, RoomId, RoomTypeId } from "@pulau/domain/ids.ts";
import { paxOf } from "@pulau/domain/party/beds.ts";
import type { BedType, Occupants } from "@pulau/domain/party/party.ts";
import type { Db } from "../../../db/connect.ts";
import { PgTransaction, type SQL, sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import type { OwnClaims } from "../../ground/stock/public.ts";
import { type CatalogueMoment, keptByStamp, readMoment } from "../catalogue/public.ts";
import { bedOptionsOf } from "../rooms/public.ts";
import { type CrossingSupply, loadFerries } from "../transport/public.ts";
import { KeptNights } from "./kept-nights.ts";

/** A room type as guests see it. */
export type RoomTypeFace = {
  readonly _id: string;
  readonly code: string;
  readonly name: Words;
  readonly summary: Words;
  readonly highlight: Words;
  readonly picture: string;
  /** What it shows; null where nobody has said. */
  readonly pictureAlt: Words | null;
  readonly sizeSqm: number;
  readonly minPax: number;
  readonly maxPax: number;
  readonly bedTypes: BedType[];
  readonly bedOptions: BedOptionReply[];
  readonly amenities: Words[];
};

/** Rooms and their claimed nights over a span of arrival days and the longest stay that begins on the last of them. */
export type RoomSupply = {
  /** Today at the resort, by the database's clock. */
  readonly today: Day;
  /** First arrival day. */
  readonly from: Day;
  /** Last check-out day that was looked at. */
  readonly until: Day;
  readonly types: readonly (RoomTypeFace & Pick<OfferedType, "priority">)[];
  readonly rooms: readonly {
    readonly roomId: RoomId;
    readonly roomTypeId: RoomTypeId;
    readonly maxPax: number;
  }[];
  readonly taken: TakenNights;
};

/** Rooms and ferries together: all that can run out of a stay without add-ons. */
export type Supply = RoomSupply & { readonly ferries: readonly CrossingSupply[] };

export type SupplySpan = {
  /** First arrival day; today at the resort when null. */
  readonly from: Day | null;
  /** How many arrival days. */
  readonly days: number;
  /** Nights of the longest stay, where they are more than those of every option. */
  readonly nights?: number | null | undefined;
  /** The hold of this draft counts as free, if the draft is this owner's. */
  readonly own?: OwnClaims;
  /** By who has just read it. */
  readonly moment?: CatalogueMoment;
};

/** Loads rooms and ferries. */
export async function loadSupply(db: Db | Tx, timeZone: string, span: SupplySpan): Promise<Supply> {
  if (span.own || db instanceof PgTransaction) {
    const rooms = await readRoomSupply(db, timeZone, span);
    return { ...rooms, ferries: await loadFerries(db, { from: rooms.from, to: rooms.until }) };
  }
  const { rooms, nights } = await planRooms(db as Db, timeZone, span);
  const [taken, ferries] = await Promise.all([
    nights(),
    loadFerries(db, { from: rooms.from, to: rooms.until }),
  ]);
  return { ...rooms, taken, ferries };
}

/** Which rooms and days are looked at; `nights` then looks at them. */
async function planRooms(db: Db, timeZone: string, { moment, ...span }: SupplySpan) {
  const { today, stamp } = moment ?? (await readMoment(db, timeZone));
  const { types, rooms, longest } = await loadRoomsOnSale(db, null, stamp);
  const from = span.from ?? today;
  const until = addDays(from, span.days - 1 + Math.max(longest, span.nights ?? 0));
  return { rooms: { today, from, until, types, rooms }, nights: () => lookAtNights(db, { from, until }) };
}

const loadRoomsOnSale = keptByStamp(1, () => "", readRoomsOnSale);

/** Nights that are kept together from the first of a month: whoever asks about one of its days shares them. */
const nightsKept = 100;
/** Spans that are kept for each database of the process; the ones that nobody asked for the longest go first. */
const mostSpansKept = 30;
const keptSpans = new WeakMap<Db, Map<string, KeptNights>>();

function lookAtNights(db: Db, { from, until }: { from: Day; until: Day }): Promise<TakenNights> {
  const kept = keptSpans.get(db) ?? new Map<string, KeptNights>();
  keptSpans.set(db, kept);
  const first = monthStart(from);
  const nights = Math.ceil(daysBetween(first, until) / nightsKept) * nightsKept;
  const key = `${first} ${nights}`;
  const span = kept.get(key) ?? new KeptNights({ first, nights });
  kept.delete(key);
  kept.set(key, span);
  const [oldest] = kept.keys();
  if (kept.size > mostSpansKept && oldest !== undefined) kept.delete(oldest);
  return span.look(db);
}

type Found = {
  today: Day;
  from: Day;
  until: Day;
  types: (RoomSupply["types"][number] & { rooms: { roomId: RoomId; maxPax: number; taken: Day[] }[] })[];
};

async function readRoomSupply(db: Db | Tx, timeZone: string, span: SupplySpan): Promise<RoomSupply> {
  const { rows } = await db.execute<Found>(roomSupplyQuery(timeZone, span));
  const [found] = rows;
  if (!found) throw new Error("the rooms were not answered");
  const { today, from, until } = found;
  const { types, rooms } = roomsOf(found.types);
  const claims = new Map(rooms.filter(({ taken }) => taken.length > 0).map((r) => [r.roomId, r.taken]));
  const taken = takenNights({ first: from, nights: daysBetween(from, until) }, claims);
  return { today, from, until, types, rooms, taken };
}

const roomsOf = <R extends object>(
  found: readonly (RoomSupply["types"][number] & { readonly rooms: readonly R[] })[],
) => ({
  types: found,
  rooms: found.flatMap(({ _id, rooms }) => rooms.map((room) => ({ ...room, roomTypeId: _id }))),
});

type RoomsOnSale = Pick<RoomSupply, "types" | "rooms"> & { readonly longest: number };

async function readRoomsOnSale(db: Db | Tx): Promise<RoomsOnSale> {
  const { rows } = await db.execute<Pick<Found, "types"> & { longest: number }>(sql`
    select ${typesWith(sql`json_build_object('roomId', r.id, 'maxPax', r.max_pax)`)} as types,
      (select coalesce(max(nights), 0) from package_option where active_status) as longest`);
  const [found] = rows;
  if (!found) throw new Error("the rooms were not answered");
  return { ...roomsOf(found.types), longest: found.longest };
}

/** Room types on sale in their order, each with its rooms as they are told. */
const typesWith = (room: SQL) => sql`(
  select coalesce(json_agg(row_to_json(line)), '[]') from (
    select t.id as "_id", t.room_code as code, t.name, t.summary, t.highlight, t.picture,
      t.picture_alts -> t.picture as "pictureAlt", t.size_sqm as "sizeSqm",
      t.min_pax as "minPax", t.max_pax as "maxPax", t.bed_types as "bedTypes", t.amenities, t.priority,
      ${bedOptionsOf(sql`t.id`)} as "bedOptions",
      (select coalesce(json_agg(${room}), '[]') from room r where r.room_type_id = t.id and r.active_status) as rooms
    from room_type t where t.active_status order by t.priority, t.room_code
  ) as line)`;

const roomSupplyQuery = (timeZone: string, { from, days, nights, own }: SupplySpan) => sql`
  with clock as materialized (
    select now, (now at time zone ${timeZone})::date as today from (select pulau_now() as now) as read
  ), span as materialized (
    select now, today, first, first + ${days - 1}::int + longest as until, own_hold
    from clock, lateral (select coalesce(${from}::date, today) as first) as a,
      (select greatest(max(nights), ${nights ?? 0}::int) as longest from package_option where active_status) as b,
      (select (${own ? ownHold(own) : sql`null::uuid`}) as own_hold) as c
  )
  select today, first as "from", until, ${typesWith(sql`json_build_object('roomId', r.id, 'maxPax', r.max_pax, 'taken', (
    select coalesce(json_agg(n.night), '[]') from room_night n
    where n.room_id = r.id and n.night >= span.first and n.night < span.until
      and (n.expires_at is null or n.expires_at > span.now) and n.hold_id is distinct from span.own_hold
  ))`)} as types from span`;

/** A draft's hold has the draft's id. */
const ownHold = ({ draftId, ownerId }: { draftId: DraftId; ownerId: string }) =>
  sql`select h.id from stay_hold h where h.id = ${draftId} and h.owner_id = ${ownerId}`;

/**
 * The rooms to count for a party. One that takes fewer than its type does counts only for a party that it sleeps whole:
 * what is offered by type can then be had, whoever of a larger party is put into it.
 */
export const roomsToCount = ({ rooms, types }: RoomSupply, party: Occupants): RoomSupply["rooms"] => {
  const mostOf = new Map(types.map(({ _id, maxPax }) => [_id, maxPax]));
  const pax = paxOf(party);
  return rooms.filter((room) => room.maxPax >= Math.min(pax, mostOf.get(room.roomTypeId) ?? 0));
};

/** The `days` arrival days of a supply. */
export const arrivalsOf = (supply: Pick<RoomSupply, "from">, days: number): Day[] =>
  Array.from({ length: days }, (_, i) => addDays(supply.from, i));
