import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { Db } from "../../../db/connect.ts";
import { PgTransaction } from "../../../db/orm.ts";
import type { Tx } from "../../../db/tx.ts";
import { readMoment } from "../catalogue/public.ts";
import { type CrossingSupply, loadFerries } from "../transport/public.ts";
import { lookAtFerries } from "./kept-ferries.ts";
import { lookAtNights } from "./kept-spans.ts";
import { type RoomSupply, readRoomSupply, type SupplySpan } from "./room-supply.ts";
import { loadRoomsOnSale } from "./rooms-on-sale.ts";

/** Rooms and ferries together: all that can run out of a stay without add-ons. */
export type Supply = RoomSupply & { readonly ferries: readonly CrossingSupply[] };

/** Loads rooms and ferries. */
export async function loadSupply(db: Db | Tx, timeZone: string, span: SupplySpan): Promise<Supply> {
  if (span.own || db instanceof PgTransaction) {
    const rooms = await readRoomSupply(db, timeZone, span);
    return { ...rooms, ferries: await loadFerries(db, { from: rooms.from, to: rooms.until }) };
  }
  const { stamp, ...rooms } = await planRooms(db as Db, timeZone, span);
  const [taken, ferries] = await Promise.all([
    lookAtNights(db as Db, rooms),
    lookAtFerries(db as Db, rooms, stamp),
  ]);
  return { ...rooms, taken, ferries };
}

/** The rooms on sale, and which days are looked at. */
async function planRooms(db: Db, timeZone: string, { moment, ...span }: SupplySpan) {
  const { today, stamp } = moment ?? (await readMoment(db, timeZone));
  const { types, rooms, longest } = await loadRoomsOnSale(db, null, stamp);
  const from = span.from ?? today;
  const until = addDays(from, span.days - 1 + Math.max(longest, span.nights ?? 0));
  return { stamp, today, from, until, types, rooms };
}

/** The `days` arrival days of a supply. */
export const arrivalsOf = (supply: Pick<RoomSupply, "from">, days: number): Day[] =>
  Array.from({ length: days }, (_, i) => addDays(supply.from, i));
