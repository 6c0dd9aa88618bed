import { type Day, dayOf } from "@pulau/domain/calendar/day.ts";
import type { Fee, Surcharge, Tax } from "@pulau/domain/catalogue/catalogue.ts";
import type { GuestKind } from "@pulau/domain/party/party.ts";
import type { Chance } from "../chance.ts";
import {
  demoGala,
  demoMarinePark,
  demoSchoolHoliday,
  demoTaxes,
  demoTourismTax,
  demoWeekend,
  demoYearEndPeak,
} from "./charges.ts";
import { yearEnds } from "./make-prices.ts";
import { demoSchoolHolidays } from "./seasons.ts";

export type DemoCharges = {
  readonly surcharges: (Surcharge & {
    weekdays: number[];
    guestKinds: GuestKind[];
    holiday: boolean;
  })[];
  readonly fees: (Fee & { position: number })[];
  readonly taxes: (Tax & { position: number })[];
};

/** What the calendar and the authorities add to a stay, on all days on which a package is sold. */
export function makeCharges(chance: Chance, sold: { from: Day; to: Day }): DemoCharges {
  const paying = { per: "personNight" as const, guestKinds: ["child", "adult", "senior"] as GuestKind[] };
  const weekend = {
    ...demoWeekend,
    ...paying,
    from: sold.from,
    to: sold.to,
    weekdays: [...demoWeekend.weekdays],
  };
  const holidays = schoolHolidays(sold).map((span) => ({
    ...demoSchoolHoliday,
    ...paying,
    ...span,
    weekdays: [],
  }));
  return {
    surcharges: [
      { ...weekend, id: chance.id(), group: "calendar", holiday: false },
      ...holidays.map((holiday) => ({ ...holiday, id: chance.id(), group: null, holiday: true })),
      ...yearEnds(sold).flatMap((span) => turnOfTheYear(chance, span)),
    ],
    fees: [demoMarinePark, demoTourismTax].map((fee, position) => ({ ...fee, id: chance.id(), position })),
    taxes: demoTaxes.map((tax, position) => ({ ...tax, id: chance.id(), position })),
  };
}

/** The peak takes the weekend's place on its nights; the dinner is one night's and stands beside everything. */
function turnOfTheYear(chance: Chance, span: { from: Day; to: Day }): DemoCharges["surcharges"] {
  const eve = dayOf(`${span.from.slice(0, 4)}-12-31`);
  const kinds: GuestKind[] = ["child", "adult", "senior"];
  const both = { weekdays: [], guestKinds: kinds, holiday: true };
  return [
    {
      ...both,
      ...span,
      id: chance.id(),
      name: demoYearEndPeak.name,
      per: "personNight",
      sen: 0,
      share: demoYearEndPeak.share,
      group: "calendar",
      priority: 1,
    },
    {
      ...both,
      id: chance.id(),
      name: demoGala.name,
      from: eve,
      to: eve,
      per: "person",
      sen: demoGala.sen,
      amounts: [{ whom: { guestKinds: ["child"] }, sen: demoGala.childSen }],
      group: null,
      taxGroup: "food",
    },
  ];
}

/** Those of every year that touches the days of sale. */
function schoolHolidays(sold: { from: Day; to: Day }): { from: Day; to: Day }[] {
  const [first, last] = [Number(sold.from.slice(0, 4)), Number(sold.to.slice(0, 4))];
  const years = Array.from({ length: last - first + 2 }, (_, i) => first - 1 + i);
  return years
    .flatMap((year) =>
      demoSchoolHolidays.map(({ from, to, nextYear }) => ({
        from: dayOf(`${year}-${from}`),
        to: dayOf(`${nextYear ? year + 1 : year}-${to}`),
      })),
    )
    .filter(({ from, to }) => from <= sold.to && to >= sold.from);
}
