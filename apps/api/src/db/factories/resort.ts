import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import type { LeadSourceId } from "@pulau/domain/ids.ts";
import { loadToday, type SettingInput } from "../../modules/ground/resort/public.ts";
import type { Db } from "../connect.ts";
import { leadSource } from "../schema/bookings.ts";
import { currency, resortSetting } from "../schema/resort.ts";
import { type CatalogueIds, type CatalogueOptions, makeCatalogue } from "./catalogue.ts";
import { type LandIds, type LandOptions, makeLand } from "./land.ts";
import { makeRooms, type RoomIds, type RoomOptions } from "./rooms.ts";
import { makeTransport, type TransportIds, type TransportOptions } from "./transport.ts";
import { inAll, only } from "./words.ts";

export type ResortOptions = RoomOptions &
  CatalogueOptions &
  TransportOptions &
  LandOptions & {
    /** First day of sale; today by the database's clock unless told. */
    readonly from?: Day;
    /** Days of sale, 60 unless told. */
    readonly days?: number;
    readonly settings?: SettingInput;
  };

export type ResortIds = RoomIds &
  CatalogueIds &
  TransportIds &
  LandIds & { readonly from: Day; readonly to: Day; readonly leadSourceId: LeadSourceId };

/**
 * A tiny resort for tests: three room types, one package with one option of two nights, a ferry and a charter each
 * way on each day, land transfers, add-ons, a weekend surcharge, a fee and two taxes.
 */
export async function makeResort(db: Db, options: ResortOptions = {}): Promise<ResortIds> {
  const from = options.from ?? (await loadToday(db, malaysianTime));
  const to = addDays(from, (options.days ?? 60) - 1);
  const settings = Object.entries(options.settings ?? {}).map(([name, value]) => ({ name, value }));
  if (settings.length > 0) await db.insert(resortSetting).values(settings);
  await db.insert(currency).values([
    {
      code: "SGD",
      name: "Singapore dollar",
      symbol: "$",
      foreignPerRinggit: "0.3",
      ringgitPerForeign: "3.3333333333",
      ratedOn: from,
      position: 1,
    },
  ]);
  const rooms = await makeRooms(db, options);
  const catalogue = await makeCatalogue(db, { ...options, from, to, roomTypes: rooms.roomTypes });
  const transport = await makeTransport(db, { ...options, from, to });
  const land = await makeLand(db, { ...options, from, to });
  const found = await db
    .insert(leadSource)
    .values({ name: inAll("A friend") })
    .returning({ id: leadSource.id });
  return { ...rooms, ...catalogue, ...transport, ...land, from, to, leadSourceId: only(found).id };
}
