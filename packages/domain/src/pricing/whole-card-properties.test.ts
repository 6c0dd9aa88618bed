import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forAll } from "../../checks/for-all.ts";
import { sleeperKinds, someStay, someTraveller } from "../../checks/some-stay.ts";
import { nightlyBook, wholeBook } from "../../checks/whole-book.ts";
import { addDays, type Day } from "../calendar/day.ts";
import type { RateBook } from "../catalogue/catalogue.ts";
import { contradictionsOf } from "../rate-card/contradictions.ts";
import type { Quote, StayToQuote } from "./lines.ts";
import { quote } from "./quote.ts";
import { seasonKey } from "./season-key.ts";

const priced = (stay: StayToQuote, book: RateBook = wholeBook, today: Day = "2027-02-01"): Quote => {
  const result = quote(stay, book, today);
  if (!result.ok) throw new Error(`${result.failure.code} ${JSON.stringify(result.failure.facts)}`);
  return result.value;
};

/** These cards are slow to quote: half as many runs. */
const half = 0.5;

const sums = (lines: Quote["lines"]) => lines.reduce((sum, { amountSen }) => sum + amountSen, 0);

it("is about cards that can be sold from", () => {
  expect(contradictionsOf(wholeBook)).toEqual([]);
  expect(contradictionsOf(nightlyBook)).toEqual([]);
});

describe("a card with everything", () => {
  it("has lines that are whole sen, add up, and can be checked by hand", () => {
    forAll(
      "whole card adds up",
      someStay,
      (wanted) => {
        const { lines, totalSen } = priced(wanted);
        expect(sums(lines)).toBe(totalSen);
        expect(totalSen).toBeGreaterThanOrEqual(0);
        for (const line of lines) {
          expect(Number.isSafeInteger(line.amountSen) && Number.isSafeInteger(line.unitSen)).toBe(true);
          expect(line.count * (line.nights ?? 1) * (line.times ?? 1) * line.unitSen).toBe(line.amountSen);
          expect(line.amountSen < 0).toBe(line.step === "promotion");
        }
      },
      half,
    );
  });

  it("does not look at the order of guests or rooms", () => {
    const shuffled = someStay.chain((wanted) =>
      fc.tuple(
        fc.constant(wanted),
        fc.shuffledSubarray([...wanted.travellers], { minLength: wanted.travellers.length }),
        fc.shuffledSubarray([...wanted.rooms], { minLength: wanted.rooms.length }),
      ),
    );
    forAll(
      "order is nothing to a whole card",
      shuffled,
      ([stay, travellers, rooms]) => {
        expect(priced({ ...stay, travellers, rooms })).toEqual(priced(stay));
      },
      half,
    );
  });

  it("never gets dearer by what staff take off", () => {
    const ids = ["weekend", "holiday", "gala", "peak", "park", "tourism-tax", "single", "min", "boat"];
    forAll(
      "excluded only lowers",
      fc.tuple(someStay, fc.subarray(ids)),
      ([stay, excluded]) => {
        const less = priced({ ...stay, excluded });
        expect(less.totalSen).toBeLessThanOrEqual(priced(stay).totalSen);
        const gone = less.lines.filter(
          ({ ruleId, step }) => excluded.includes(ruleId) && step !== "transport",
        );
        expect(gone).toEqual([]);
      },
      half,
    );
  });

  it("never takes a rate or a tax off", () => {
    const ids = [...wholeBook.rates, ...wholeBook.taxes].map(({ id }) => id);
    forAll(
      "rates and taxes stay",
      someStay,
      (wanted) => {
        expect(priced({ ...wanted, excluded: ids })).toEqual(priced(wanted));
      },
      half,
    );
  });

  it("costs the same on days of the same season key", () => {
    const twoDays = fc.tuple(someStay, fc.nat(200), fc.integer({ min: -40, max: 40 }));
    const seen = new Map<string, number>();
    forAll(
      "the key sees all",
      twoDays,
      ([stay, later, shift]) => {
        for (const book of [wholeBook, nightlyBook]) {
          const keyOn = (checkIn: Day) =>
            seasonKey(book, { checkIn, nights: stay.nights, today: "2027-02-01" });
          const [early, late] = [stay.checkIn, addDays("2027-03-01", (later + shift + 240) % 200)];
          if (keyOn(early) !== keyOn(late)) continue;
          seen.set(book.option.id, (seen.get(book.option.id) ?? 0) + 1);
          const onTwo = { ...stay, checkIn: late };
          expect(priced(onTwo, book).totalSen).toBe(priced(stay, book).totalSen);
        }
      },
      half,
    );
    expect([...seen.values()].every((times) => times > 0)).toBe(true);
  });
});

describe("a price by the night", () => {
  it("is the sum of its parts, wherever a stay is split", () => {
    const split = someStay
      .filter(({ nights }) => nights > 1)
      .chain((wanted) => fc.tuple(fc.constant(wanted), fc.integer({ min: 1, max: wanted.nights - 1 })));
    forAll(
      "a border splits nothing",
      split,
      ([stay, at]) => {
        const first = priced({ ...stay, nights: at }, nightlyBook).totalSen;
        const second = priced(
          { ...stay, checkIn: addDays(stay.checkIn, at), nights: stay.nights - at },
          nightlyBook,
        ).totalSen;
        expect(first + second).toBe(priced(stay, nightlyBook).totalSen);
      },
      half,
    );
  });

  it("never falls when a person joins, where no room's price includes persons", () => {
    const inGarden = someStay.map((wanted) => ({
      ...wanted,
      rooms: wanted.rooms.map((room) => ({ ...room, roomTypeId: "garden" })),
    }));
    const joined = fc.tuple(
      inGarden,
      fc.nat(3),
      fc.constantFrom(...sleeperKinds).chain((kind) => fc.tuple(fc.constant(kind), someTraveller(kind))),
    );
    forAll(
      "one more in a nightly card",
      joined,
      ([stay, pick, [kind, newcomer]]) => {
        const at = pick % stay.rooms.length;
        const rooms = stay.rooms.map((room, i) =>
          i === at ? { ...room, occupants: { ...room.occupants, [kind]: room.occupants[kind] + 1 } } : room,
        );
        const more = priced({ ...stay, rooms, travellers: [...stay.travellers, newcomer] }, nightlyBook);
        expect(more.totalSen).toBeGreaterThanOrEqual(priced(stay, nightlyBook).totalSen);
      },
      half,
    );
  });
});
