import { describe, expect, it } from "vitest";
import { exampleBook, holiday, rate, season, weekend, words } from "../../checks/example-book.ts";
import { adults, exampleStay, foreigner, gardenTwin, person, room } from "../../checks/example-stay.ts";
import type { Day } from "../calendar/day.ts";
import type { RateBook } from "../catalogue/catalogue.ts";
import type { Quote, StayToQuote } from "./lines.ts";
import { quote } from "./quote.ts";

const today = "2027-01-04";

const priced = (stay: StayToQuote, book: RateBook = exampleBook): Quote => {
  const result = quote(stay, book, today);
  if (!result.ok) throw new Error(result.failure.code);
  return result.value;
};

describe("the lines", () => {
  it("say what each ringgit is for, in the order of the steps", () => {
    const stay = exampleStay({ checkIn: "2027-04-08", travellers: [foreigner, ...adults(1)] });
    const { lines, checkOut } = priced(stay);
    expect(checkOut).toBe("2027-04-10");
    expect(
      lines.map(({ step, ruleId, guestKind, count, nights, unitSen, amountSen }) => [
        `${step} ${ruleId}`,
        guestKind,
        `${count} × ${nights ?? 1} × ${unitSen}`,
        amountSen,
      ]),
    ).toEqual([
      ["rate season-2027/garden/twin/adult", "adult", "2 × 1 × 56800", 113_600],
      ["surcharge weekend", null, "2 × 2 × 3000", 12_000],
      ["fee marine-park", "adult", "1 × 1 × 500", 500],
      ["fee marine-park", "adult", "1 × 1 × 3000", 3_000],
      ["fee tourism-tax", null, "1 × 2 × 1000", 2_000],
      ["tax service-stay", null, "1 × 1 × 10048", 10_048],
    ]);
    expect(lines.at(-1)).toMatchObject({ share: 800, baseSen: 125_600, taxGroup: "none" });
  });

  it("put equal rates of several rooms together and keep different ones apart", () => {
    const rooms = [gardenTwin, room("garden", "single", { adult: 1 }), gardenTwin];
    const rateLines = priced(exampleStay({ travellers: adults(5), rooms })).lines.filter(
      ({ step }) => step === "rate",
    );
    expect(rateLines.map(({ bedType, count }) => [bedType, count])).toEqual([
      ["single", 1],
      ["twin", 4],
    ]);
  });

  it("have one for a senior who pays as an adult", () => {
    const { lines } = priced(exampleStay({ travellers: [person(70), person(40)] }));
    const kinds = lines.filter(({ step }) => step === "rate").map(({ guestKind }) => guestKind);
    expect(kinds.toSorted()).toEqual(["adult", "senior"]);
  });

  it("round a tax once, not line by line", () => {
    const rates = ["adult", "child"].map((kind) =>
      rate(season.id, "garden", "twin", kind === "adult" ? "adult" : "child", 106),
    );
    const { lines } = priced(
      exampleStay({
        travellers: [person(30), person(8)],
        rooms: [room("garden", "twin", { adult: 1, child: 1 })],
      }),
      { ...exampleBook, rates, fees: [] },
    );
    // Line by line it would be 8 + 8.
    expect(lines.at(-1)?.amountSen).toBe(17);
  });

  it("are not made for nothing", () => {
    const book = { ...exampleBook, surcharges: [{ ...weekend, sen: 0 }] };
    expect(priced(exampleStay({ checkIn: "2027-04-08" }), book).lines.map(({ step }) => step)).toEqual([
      "rate",
      "fee",
      "tax",
    ]);
  });
});

describe("a fee", () => {
  const everybody = { who: null, guestKind: null, sen: 1_000 };
  const foreign = { who: "foreign" as const, guestKind: null, sen: 2_000 };

  it.each([
    ["person", 2_000],
    ["room", 2_000],
    ["roomNightOfForeigners", 4_000],
  ] as const)(
    "by the %s asks for the guest's own nationality first, however its amounts stand",
    (per, sen) => {
      const travellers = [foreigner, foreigner];
      for (const amounts of [
        [everybody, foreign],
        [foreign, everybody],
        // A file may say of no activity that it is null.
        [{ ...everybody, activity: null }, foreign],
      ]) {
        const gate = { id: "gate", name: weekend.name, per, amounts };
        const { lines } = priced(exampleStay({ travellers }), { ...exampleBook, fees: [gate] });
        const fees = lines.filter(({ step }) => step === "fee");
        expect(fees.map(({ unitSen, amountSen, count }) => [unitSen, amountSen / count])).toEqual([
          [2_000, sen],
        ]);
      }
    },
  );
});

describe("a surcharge", () => {
  const amounts = (surcharges: RateBook["surcharges"], checkIn: Day, rooms = [gardenTwin]) =>
    priced(exampleStay({ checkIn, rooms, travellers: adults(rooms.length * 2) }), {
      ...exampleBook,
      surcharges,
    })
      .lines.filter(({ step }) => step === "surcharge")
      .map(({ ruleId, count, nights, amountSen }) => [ruleId, count, nights, amountSen]);

  it("of no group stands beside others", () => {
    const gala = { ...holiday, id: "gala", group: null };
    expect(amounts([weekend, gala], "2027-06-03")).toEqual([
      ["weekend", 2, 2, 12_000],
      ["gala", 2, 2, 20_000],
    ]);
  });

  it("gives way to the dearer of its group night by night", () => {
    expect(amounts([weekend, holiday], "2027-05-28")).toEqual([
      ["weekend", 2, 1, 6_000],
      ["holiday", 2, 1, 10_000],
    ]);
    expect(amounts([holiday, weekend], "2027-05-28").toSorted()).toEqual([
      ["holiday", 2, 1, 10_000],
      ["weekend", 2, 1, 6_000],
    ]);
  });

  it("counts rooms, or the booking once", () => {
    const byRoom = { ...weekend, id: "room", per: "roomNight" as const, group: null };
    const once = { ...weekend, id: "once", per: "booking" as const, group: null };
    expect(amounts([byRoom, once], "2027-04-08", [gardenTwin, gardenTwin])).toEqual([
      ["room", 2, 2, 12_000],
      ["once", 1, null, 3_000],
    ]);
  });

  it("of a group is compared by what it costs this party", () => {
    const once = { ...weekend, id: "once", per: "booking" as const, sen: 7_000 };
    expect(amounts([weekend, once], "2027-04-08")).toEqual([["once", 1, null, 7_000]]);
    expect(amounts([weekend, once], "2027-04-08", [gardenTwin, gardenTwin])).toEqual([
      ["weekend", 4, 2, 24_000],
    ]);
  });

  it("counts the kinds of guest that it names and no others", () => {
    const adultsOnly = { ...weekend, guestKinds: ["adult" as const] };
    const stay = exampleStay({
      checkIn: "2027-04-08",
      travellers: [person(30), person(70), person(8)],
      rooms: [room("garden", "triple", { adult: 2, child: 1 })],
    });
    const line = priced(stay, { ...exampleBook, surcharges: [adultsOnly] }).lines.find(
      ({ step }) => step === "surcharge",
    );
    expect(line).toMatchObject({ count: 1, nights: 2, amountSen: 6_000 });
  });
});

describe("a refusal", () => {
  const codeOf = (stay: StayToQuote, book = exampleBook): string => {
    const result = quote(stay, book, today);
    return result.ok ? "ok" : result.failure.code;
  };

  it("comes where no period holds the check-in", () => {
    expect(codeOf(exampleStay({ checkIn: "2027-12-24" }))).toBe("PACKAGE_CLOSED");
  });

  it("comes where a price is not set", () => {
    const child = exampleStay({
      travellers: [person(30), person(8)],
      rooms: [room("garden", "twin", { adult: 1, child: 1 })],
    });
    const adultsOnly = {
      ...exampleBook,
      rates: exampleBook.rates.filter(({ guestKind }) => guestKind === "adult"),
    };
    expect(codeOf(child, adultsOnly)).toBe("NO_RATE");
    expect(codeOf(exampleStay({ rooms: [room("attic", "twin", { adult: 2 })] }))).toBe("NO_RATE");
    expect(codeOf(exampleStay(), { ...exampleBook, rates: [] })).toBe("NO_RATE");
  });

  it("does not come for a closed sale: what was sold can be priced", () => {
    const closed = { ...exampleBook, periods: [{ ...season, stopSell: true, arrivalWeekdays: [] }] };
    expect(codeOf(exampleStay(), closed)).toBe("ok");
  });

  it("is a bug, thrown, when the rooms sleep others than the travellers", () => {
    expect(() => quote(exampleStay({ travellers: adults(3) }), exampleBook, today)).toThrow(RangeError);
  });
});

describe("the deposit", () => {
  it.each([
    ["2027-01-04", 618_44, 619_00, "2027-03-06"],
    ["2027-03-06", 618_44, 619_00, "2027-03-06"],
    ["2027-03-07", 1236_88, 1236_88, null],
    ["2027-04-05", 1236_88, 1236_88, null],
  ] as const)("asked on %s is at least %i", (quotedOn, atLeast, depositSen, balanceDueOn) => {
    const result = quote(exampleStay(), exampleBook, quotedOn);
    if (!result.ok) throw new Error(result.failure.code);
    expect(result.value).toMatchObject({ totalSen: 1236_88, depositSen, balanceDueOn });
    expect(result.value.depositSen).toBeGreaterThanOrEqual(atLeast);
  });

  it("of everything leaves no balance", () => {
    const book = { ...exampleBook, deposit: { share: 10_000, balanceDaysBefore: 30 } };
    expect(priced(exampleStay(), book)).toMatchObject({ depositSen: 1236_88, balanceDueOn: null });
  });

  it("never exceeds the total by its rounding", () => {
    const book = { ...exampleBook, deposit: { share: 9_999, balanceDaysBefore: 30 } };
    expect(priced(exampleStay(), book)).toMatchObject({ depositSen: 1236_88, balanceDueOn: null });
  });

  it("names words of the rule for every line but rates", () => {
    const { lines } = priced(exampleStay({ checkIn: "2027-04-08" }));
    expect(lines.find(({ step }) => step === "surcharge")?.name).toEqual(words("Weekend"));
    expect(lines.find(({ step }) => step === "rate")?.name).toBeNull();
  });
});
