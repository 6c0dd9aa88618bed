import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { inverse, middleOf } from "@pulau/domain/currency/rate.ts";
import { insertRows } from "../insert-rows.ts";
import {
  addOn,
  addOnCategory,
  fee,
  includedAddOn,
  packageOption,
  period,
  rate,
  rateCard,
  stayPackage,
  surcharge,
  tax,
} from "../schema/catalogue.ts";
import { currency, currencyRate } from "../schema/resort.ts";
import {
  amenity,
  bed,
  bedOption,
  bedOptionBed,
  building,
  room,
  roomLink,
  roomType,
} from "../schema/rooms.ts";
import {
  excludedBoat,
  includedTransport,
  landTransfer,
  transferVehicle,
  transportPoint,
  vehicleDay,
} from "../schema/transfers.ts";
import { addOnDay, boat, sailing, sailingTime, stock } from "../schema/transport.ts";
import type { Tx } from "../tx.ts";
import type { Chance } from "./chance.ts";
import { demoCurrencies } from "./resort/currencies.ts";
import type { DemoCatalogue } from "./resort/make-catalogue.ts";
import type { DemoLand } from "./resort/make-land.ts";
import type { DemoRooms } from "./resort/make-rooms.ts";
import type { AddOnDayStock, DemoTransport } from "./resort/make-transport.ts";
import { at } from "./stays/resort-clock.ts";

/** Rates of the day and of some days before. Only ringgit is charged; the others are shown. */
export async function writeCurrencies(tx: Tx, chance: Chance, ratedOn: Day): Promise<void> {
  const rows = demoCurrencies.map(({ ringgitPerForeign, ...rest }, position) => {
    const id = chance.id();
    return {
      ...rest,
      id,
      ringgitPerForeign,
      foreignPerRinggit: inverse(ringgitPerForeign),
      ratedOn,
      position,
    };
  });
  await insertRows(tx, currency, rows);
  await insertRows(tx, currencyRate, rows.flatMap(ratesBefore));
}

/** A rate for each of the last days, all but the newest a little off. */
const ratesBefore = (row: typeof currency.$inferInsert): (typeof currencyRate.$inferInsert)[] =>
  row.code === "MYR"
    ? []
    : [4, 3, 2, 1, 0].map((ago) => ({
        currencyId: row.id ?? "",
        ratedOn: addDays(row.ratedOn, -ago),
        ringgitPerForeign: ago === 0 ? row.ringgitPerForeign : drifted(row.ringgitPerForeign, ago),
        source: "staff" as const,
        at: at(addDays(row.ratedOn, -ago), "00:05"),
      }));

/** The rate some days ago: its last digit was another one. */
const drifted = (rate: string, ago: number): string =>
  middleOf(
    rate,
    rate.replace(/\d$/, (last) => String((Number(last) + ago) % 10)),
  );

export async function writeRooms(tx: Tx, rooms: DemoRooms): Promise<void> {
  await insertRows(tx, building, rooms.buildings);
  await insertRows(tx, amenity, rooms.amenities);
  await insertRows(tx, roomType, rooms.roomTypes);
  await insertRows(tx, bed, rooms.beds);
  await insertRows(tx, bedOption, rooms.bedOptions);
  await insertRows(tx, bedOptionBed, rooms.bedOptionBeds);
  await insertRows(tx, room, rooms.rooms);
  await insertRows(tx, roomLink, rooms.links);
}

export async function writeCatalogue(tx: Tx, catalogue: DemoCatalogue): Promise<void> {
  await insertRows(tx, stayPackage, catalogue.packages);
  const options = catalogue.offers.map(({ option }) => option);
  await insertRows(tx, packageOption, options);
  await insertRows(tx, period, catalogue.prices.periods);
  await insertRows(tx, rate, catalogue.prices.rates);
  await insertRows(tx, rateCard, catalogue.cards);
  await insertRows(tx, surcharge, catalogue.surcharges.map(surchargeRow));
  const fees = catalogue.fees.map((fee) => ({ ...fee, amounts: [...fee.amounts] }));
  await insertRows(tx, fee, fees);
  await insertRows(tx, tax, catalogue.taxes);
  await insertRows(tx, addOnCategory, catalogue.categories);
  await insertRows(tx, addOn, [...catalogue.addOns, ...catalogue.choices]);
  const inPrice = catalogue.offers.flatMap((offer) => offer.inPrice);
  await insertRows(tx, includedAddOn, inPrice);
}

/** What a surcharge says beside its columns is kept as its terms. */
const surchargeRow = ({
  id,
  name,
  from,
  to,
  weekdays,
  per,
  guestKinds,
  sen,
  group,
  holiday,
  ...terms
}: DemoCatalogue["surcharges"][number]) => ({
  ...{ id, name, from, to, weekdays, per, guestKinds, sen, group, holiday },
  terms: Object.keys(terms).length > 0 ? terms : null,
});

/** Boats, sailings and the places of limited add-ons, with what is taken of each. */
export async function writeSupply(
  tx: Tx,
  transport: DemoTransport,
  addOnDays: readonly AddOnDayStock[],
): Promise<void> {
  const sailings = [...transport.sailings.values()].flat();
  await insertRows(tx, boat, transport.boats);
  await insertRows(tx, sailingTime, transport.times);
  await insertRows(tx, stock, [...sailings.map((sailing) => sailing.stock), ...addOnDays]);
  const rows = sailings.map(({ row }) => row);
  await insertRows(tx, sailing, rows);
  await insertRows(tx, addOnDay, addOnDays);
}

/** Roads, their vehicles with what is left of them, and what packages include and exclude. */
export async function writeLand(tx: Tx, land: DemoLand): Promise<void> {
  await insertRows(tx, transportPoint, land.points);
  await insertRows(tx, transferVehicle, land.vehicles);
  await insertRows(tx, landTransfer, land.roads);
  await insertRows(tx, stock, land.stocks);
  await insertRows(tx, vehicleDay, land.days);
  await insertRows(tx, includedTransport, land.included);
  await insertRows(tx, excludedBoat, land.excluded);
}
