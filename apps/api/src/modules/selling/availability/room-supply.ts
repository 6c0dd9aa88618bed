import { type TakenNights, takenNights } from "@pulau/domain/availability/fully-free.ts";
import { type Day, daysBetween } from "@pulau/domain/calendar/day.ts";
import type { DraftId, OwnerId } from "@pulau/domain/ids.ts";
import { paxOf } from "@pulau/domain/party/beds.ts";
import type { Occupants } from "@pulau/domain/party/party.ts";
import type { Db } from "../../../db/connect.ts";
import { sql } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import type { OwnClaims } from "../../ground/stock/public.ts";
import type { CatalogueMoment } from "../catalogue/public.ts";
import { type FoundType, type RoomOnSale, roomsOf, type TypeOnSale, typesWith } from "./rooms-on-sale.ts";

/** Rooms and their claimed nights over a span of arrival days and the longest stay that begins on the last of them. */
export type RoomSupply = {
  /** Today at the resort, by the database's clock. */
  readonly today: Day;
  /** First arrival day. */
  readonly from: Day;
  /** Last check-out day that was looked at. */
  readonly until: Day;
  readonly types: readonly TypeOnSale[];
  readonly rooms: readonly RoomOnSale[];
  readonly taken: TakenNights;
};

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

type SupplyRow = {
  today: Day;
  from: Day;
  until: Day;
  types: FoundType<Pick<RoomOnSale, "roomId" | "maxPax"> & { taken: Day[] }>[];
};

/** Reads rooms and their nights anew, in one statement. */
export async function readRoomSupply(db: Db | Tx, timeZone: string, span: SupplySpan): Promise<RoomSupply> {
  const { rows } = await db.execute<SupplyRow>(roomSupplyQuery(timeZone, span));
  const [found] = rows;
  if (!found) throw new Error("the rooms were not answered");
  const { today, from, until } = found;
  const { types, rooms } = roomsOf(found.types);
  const claims = new Map(rooms.filter(({ taken }) => taken.length > 0).map((r) => [r.roomId, r.taken]));
  const taken = takenNights({ first: from, nights: daysBetween(from, until) }, claims);
  return { today, from, until, types, rooms, taken };
}

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
      and (n.expires_at is null or n.expires_at > span.now) and coalesce(n.hold_id <> span.own_hold, true)
  ))`)} as types from span`;

/** A draft's hold has the draft's id. */
const ownHold = ({ draftId, ownerId }: { draftId: DraftId; ownerId: OwnerId }) =>
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
