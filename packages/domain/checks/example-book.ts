import type { Fee, Period, Rate, RateBook, Surcharge, Words } from "../src/catalogue/catalogue.ts";
import type { PeriodId, RoomTypeId } from "../src/ids.ts";
import type { Sen } from "../src/money/sen.ts";
import { type AgeBand, type BedType, bedTypes, type GuestKind } from "../src/party/party.ts";

/** A resort as Redang's are: 3D2N full board, priced by who shares, with the usual surcharges, fees and taxes. */

export const words = (en: string): Words => ({ en, my: en, cn: en });

export const bands: readonly AgeBand[] = [
  { kind: "infant", fromAge: 0, toAge: 0 },
  { kind: "toddler", fromAge: 1, toAge: 3 },
  { kind: "child", fromAge: 4, toAge: 11 },
  { kind: "adult", fromAge: 12, toAge: 59 },
  { kind: "senior", fromAge: 60, toAge: null },
];

/** The marine park counts children from six to twelve. */
export const feeBands: readonly AgeBand[] = [
  { kind: "toddler", fromAge: 0, toAge: 5 },
  { kind: "child", fromAge: 6, toAge: 12 },
  { kind: "adult", fromAge: 13, toAge: 59 },
  { kind: "senior", fromAge: 60, toAge: null },
];

export const season: Period = {
  id: "season-2027",
  from: "2027-03-01",
  to: "2027-10-31",
  arrivalWeekdays: [1, 2, 3, 4, 5, 6, 7],
  cutOffDays: 2,
  stopSell: false,
};

const adultRinggit = { single: 738, twin: 568, triple: 548, quad: 508 } as const satisfies Record<
  BedType,
  number
>;

export const rate = (
  periodId: PeriodId,
  roomTypeId: RoomTypeId,
  bedType: BedType,
  guestKind: GuestKind,
  sen: Sen,
): Rate => ({
  id: `${periodId}/${roomTypeId}/${bedType}/${guestKind}`,
  periodId,
  roomTypeId,
  bedType,
  guestKind,
  sen,
});

/** Adults pay the published price, children half; a sea-view room costs RM 80 more for everybody. */
const ratesOf = (periodId: PeriodId): Rate[] =>
  bedTypes.flatMap((bedType) => {
    const sen = adultRinggit[bedType] * 100;
    return [
      rate(periodId, "garden", bedType, "adult", sen),
      rate(periodId, "garden", bedType, "child", sen / 2),
      rate(periodId, "seaView", bedType, "adult", sen + 8_000),
      rate(periodId, "seaView", bedType, "child", sen / 2 + 8_000),
      rate(periodId, "seaView", bedType, "senior", sen),
    ];
  });

export const weekend: Surcharge = {
  id: "weekend",
  name: words("Weekend"),
  from: "2027-01-01",
  to: "2027-12-31",
  weekdays: [4, 5, 6],
  per: "personNight",
  guestKinds: ["child", "adult", "senior"],
  sen: 3_000,
  group: "calendar",
};

export const holiday: Surcharge = {
  ...weekend,
  id: "holiday",
  name: words("School holiday"),
  from: "2027-05-29",
  to: "2027-06-06",
  weekdays: [],
  sen: 5_000,
};

const marinePark: Fee = {
  id: "marine-park",
  name: words("Marine park"),
  per: "person",
  amounts: [
    { who: "malaysian", guestKind: "adult", sen: 500 },
    { who: "malaysian", guestKind: "child", sen: 200 },
    { who: "malaysian", guestKind: "senior", sen: 200 },
    { who: "malaysian", guestKind: "disabled", sen: 0 },
    { who: "foreign", guestKind: "adult", sen: 3_000 },
    { who: "foreign", guestKind: "child", sen: 1_500 },
    { who: "foreign", guestKind: "senior", sen: 1_500 },
    { who: "foreign", guestKind: "disabled", sen: 0 },
  ],
};

const tourismTax: Fee = {
  id: "tourism-tax",
  name: words("Tourism tax"),
  per: "roomNightOfForeigners",
  amounts: [{ who: "foreign", guestKind: "adult", sen: 1_000 }],
};

export const exampleBook: RateBook = {
  package: { id: "reef", name: words("Reef holiday") },
  option: { id: "3d2n", nights: 2 },
  periods: [season],
  rates: ratesOf(season.id),
  surcharges: [weekend, holiday],
  fees: [marinePark, tourismTax],
  taxes: [
    { id: "service-stay", name: words("Service tax, stay"), group: "stay", share: 800 },
    { id: "service-food", name: words("Service tax, food"), group: "food", share: 600 },
  ],
  bands: { package: bands, boat: bands, fee: feeBands },
  deposit: { share: 5_000, balanceDaysBefore: 30 },
};

export const ferryOut = {
  id: "ferry-out",
  name: words("Ferry to the island"),
  direction: "out",
  kind: "ferry",
  tickets: [{ guestKind: "toddler", sen: 20_000 }],
  boats: 1,
} as const;

export const ferryBack = { ...ferryOut, id: "ferry-back", direction: "back", tickets: [] } as const;

export const charterOut = {
  id: "speedboat",
  name: words("Speedboat"),
  direction: "out",
  kind: "charter",
  sen: 80_000,
  seats: 10,
  boats: 1,
} as const;
