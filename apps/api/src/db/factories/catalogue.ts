import { addDays, type Day, nightsOf } from "@pulau/domain/calendar/day.ts";
import type { AnyId, OptionId, PackageId, PeriodId } from "@pulau/domain/ids.ts";
import type { BedType } from "@pulau/domain/party/party.ts";
import type { Db } from "../connect.ts";
import {
  addOn,
  addOnCategory,
  fee,
  packageOption,
  period,
  rate,
  stayPackage,
  surcharge,
  tax,
} from "../schema/catalogue.ts";
import { addOnDay, stock } from "../schema/transport.ts";
import type { MadeRoomType, RoomIds } from "./rooms.ts";
import { inAll, only } from "./words.ts";

export type CatalogueOptions = {
  /** Nights of the option, 2 unless told. */
  readonly nights?: number;
  /** Most nights of a stay; the option's own unless told. */
  readonly maxNights?: number;
  /** Places of the limited add-on on each day, 4 unless told. */
  readonly limitedPlaces?: number;
  readonly cutOffDays?: number;
  readonly arrivalWeekdays?: readonly number[];
  /** RM 30 for each adult and night from Thursday to Saturday; on unless told. */
  readonly weekendSurcharge?: boolean;
};

export type CatalogueIds = {
  readonly packageId: PackageId;
  readonly optionId: OptionId;
  readonly periodId: PeriodId;
  readonly addOns: {
    /** RM 50 a piece, as many as one likes. */
    readonly unlimited: string;
    /** RM 120 a person, so many places a day. */
    readonly limited: string;
  };
};

/** Sen for one adult of those who share a room of any type. */
export const adultSen = {
  single: 70_000,
  twin: 50_000,
  triple: 48_000,
  quad: 45_000,
} as const satisfies Record<BedType, number>;
export const childSen = 25_000;
/** An extra night for one adult or child, whoever shares. */
export const extraNightSen = 15_000;

type Span = { readonly from: Day; readonly to: Day };

/** One package with one option and one period; children pay half of a twin adult, toddlers and infants nothing. */
export async function makeCatalogue(
  db: Db,
  options: CatalogueOptions & RoomIds & Span,
): Promise<CatalogueIds> {
  const packageId = await idOf(
    db
      .insert(stayPackage)
      .values({ code: "REEF", type: "tour", name: inAll("Reef"), summary: inAll("Reef"), picture: "reef" })
      .returning({ id: stayPackage.id }),
  );
  const optionId = await idOf(
    db
      .insert(packageOption)
      .values({
        packageId,
        name: inAll("3D2N"),
        nights: options.nights ?? 2,
        meals: "full",
        includes: [inAll("Snorkelling")],
      })
      .returning({ id: packageOption.id }),
  );
  const { from, to, cutOffDays = 0, arrivalWeekdays = [1, 2, 3, 4, 5, 6, 7], nights = 2 } = options;
  const periodId = await idOf(
    db
      .insert(period)
      .values({
        optionId,
        from,
        to,
        cutOffDays,
        arrivalWeekdays: [...arrivalWeekdays],
        maxNights: options.maxNights ?? nights,
      })
      .returning({ id: period.id }),
  );
  await db.insert(rate).values(Object.values(options.roomTypes).flatMap((type) => ratesOf(periodId, type)));
  await makeCharges(db, options);
  return { packageId, optionId, periodId, addOns: await makeAddOns(db, options) };
}

const idOf = async <I extends AnyId>(rows: PromiseLike<{ id: I }[]>): Promise<I> => only(await rows).id;

const ratesOf = (periodId: PeriodId, type: MadeRoomType) => [
  ...type.bedTypes.flatMap((bedType) => [
    { periodId, roomTypeId: type.id, bedType, guestKind: "adult" as const, sen: adultSen[bedType] },
    { periodId, roomTypeId: type.id, bedType, guestKind: "child" as const, sen: childSen },
  ]),
  {
    periodId,
    roomTypeId: type.id,
    sen: extraNightSen,
    terms: { per: "personNight", extraNight: true } as const,
  },
];

async function makeCharges(
  db: Db,
  { from, to, weekendSurcharge = true }: CatalogueOptions & Span,
): Promise<void> {
  await db.insert(tax).values([
    { name: inAll("Service tax"), group: "stay", share: 800, position: 0 },
    { name: inAll("Service tax on food"), group: "food", share: 600, position: 1 },
  ]);
  await db.insert(fee).values({
    name: inAll("Marine park"),
    per: "person",
    amounts: [
      { who: "malaysian", guestKind: "adult", sen: 500 },
      { who: "malaysian", guestKind: "child", sen: 200 },
      { who: "foreign", guestKind: "adult", sen: 3_000 },
      { who: "foreign", guestKind: "child", sen: 1_500 },
    ],
  });
  if (!weekendSurcharge) return;
  await db.insert(surcharge).values({
    name: inAll("Weekend"),
    from,
    to: addDays(to, 60),
    weekdays: [4, 5, 6],
    per: "personNight",
    guestKinds: ["adult", "senior"],
    sen: 3_000,
    group: "season",
  });
}

async function makeAddOns(db: Db, { from, to, limitedPlaces = 4 }: CatalogueOptions & Span) {
  const categoryId = await idOf(
    db
      .insert(addOnCategory)
      .values({ name: inAll("Sea"), icon: "wave" })
      .returning({ id: addOnCategory.id }),
  );
  const [unlimited, limited] = await db
    .insert(addOn)
    .values([
      { categoryId, name: inAll("Mask"), summary: inAll("Mask"), sen: 5_000, per: "piece", taxGroup: "none" },
      {
        categoryId,
        name: inAll("Dive"),
        summary: inAll("Dive"),
        sen: 12_000,
        per: "person",
        taxGroup: "stay",
        needsDay: true,
        dailyStock: limitedPlaces,
        position: 1,
      },
    ])
    .returning({ id: addOn.id });
  if (!unlimited || !limited) throw new Error("the add-ons were not made");
  // A stay may end after the last arrival day: its days are stocked too.
  const days = nightsOf(from, addDays(to, 61));
  const stocks = await db
    .insert(stock)
    .values(days.map(() => ({ kind: "addOnDay" as const, capacity: limitedPlaces })))
    .returning({ id: stock.id });
  await db
    .insert(addOnDay)
    .values(stocks.map(({ id }, i) => ({ id, addOnId: limited.id, day: days[i] ?? from })));
  return { unlimited: unlimited.id, limited: limited.id };
}
