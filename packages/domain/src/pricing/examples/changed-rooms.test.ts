import { describe, expect, it } from "vitest";
import { adults, exampleStay, gardenTwin, room } from "../../../checks/example-stay.ts";
import { bareBook, checkOwnExamples, priced, pricedOn } from "../../../checks/example-table.ts";
import type { Day } from "../../calendar/day.ts";
import { quote } from "../quote.ts";

/** A couple's garden room, out of which they change into a sea view on a day. */
const into = (on: Day) => ({ ...gardenTwin, changesInto: { on, roomTypeId: "seaView" } });
const stay = (nights: number, on: Day) => exampleStay({ nights, rooms: [into(on)] });
const of = (roomTypeId: string, ringgit: number, more: object = {}) =>
  priced(`${roomTypeId}-${JSON.stringify(more)}`, ringgit, { roomTypeId, ...more });
const perNight = { per: "personNight" } as const;
const nightly = { ...bareBook, rates: [of("garden", 100, perNight), of("seaView", 150, perNight)] };
const threeNights = { nights: { from: 3, to: 3 } } as const;
const packaged = { ...bareBook, rates: [of("garden", 500, threeNights), of("seaView", 701, threeNights)] };
const extra = { per: "personNight", extraNight: true } as const;
const lengthened = {
  ...packaged,
  rates: [...packaged.rates, of("garden", 90, extra), of("seaView", 120, extra)],
};

describe("guests who change into a room of another type", () => {
  checkOwnExamples([
    ["pay each night as where they sleep", nightly, stay(4, "2027-04-07"), { rate: 400 + 600 }, 1000],
    ["pay the first type alone for all but one night", nightly, stay(4, "2027-04-08"), { rate: 900 }, 900],
    [
      "pay their nights' parts of both packages, to the sen",
      packaged,
      stay(3, "2027-04-07"),
      { rate: 2 * (166.67 + 166.67 + 233.66) },
      1134,
    ],
    [
      "pay the extra night of the room that they are in",
      lengthened,
      stay(4, "2027-04-08"),
      { rate: 1000, extraNight: 240 },
      1240,
    ],
    [
      "change nothing for the room beside them",
      nightly,
      exampleStay({ nights: 2, travellers: adults(4), rooms: [gardenTwin, into("2027-04-06")] }),
      { rate: 400 + 500 },
      900,
    ],
  ]);

  it("cost what one type costs where both have one price", () => {
    const same = { ...bareBook, rates: [priced("anywhere", 100, perNight)] };
    const whole = exampleStay({ nights: 4 });
    expect(pricedOn(stay(4, "2027-04-07"), same).lines).toEqual(pricedOn(whole, same).lines);
  });

  it("can't be quoted where the second type has no price of that length", () => {
    const rates = [of("garden", 500, threeNights), of("seaView", 300, { nights: { from: 2, to: 2 } })];
    const refused = quote(stay(3, "2027-04-07"), { ...bareBook, rates }, "2027-01-04");
    expect(refused).toMatchObject({ failure: { code: "NO_RATE", facts: { roomTypeId: "seaView" } } });
  });

  it("pay the single supplement of each room's own rate", () => {
    const alone = { ...room("garden", "single", { adult: 1 }), changesInto: into("2027-04-07").changesInto };
    const single = exampleStay({ nights: 4, travellers: adults(1), rooms: [alone] });
    expect(pricedOn(single, nightly).totalSen).toBe(50_000);
  });
});
