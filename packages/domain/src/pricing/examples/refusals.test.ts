import { describe, expect, it } from "vitest";
import { words } from "../../../checks/example-book.ts";
import { adults, exampleStay, gardenTwin, person, room } from "../../../checks/example-stay.ts";
import { bareBook, priced, redang } from "../../../checks/example-table.ts";
import type { RateBook } from "../../catalogue/catalogue.ts";
import type { StayToQuote } from "../lines.ts";
import { quote } from "../quote.ts";

const refusal = (stay: StayToQuote, changed: Partial<RateBook>) => {
  const result = quote(stay, { ...bareBook, ...changed }, "2027-01-04");
  return result.ok ? null : result.failure;
};
const largeGroup = exampleStay({
  travellers: adults(22),
  rooms: Array.from({ length: 11 }, () => gardenTwin),
});

describe("no price, but an answer", () => {
  it("on enquiry where the card says so", () => {
    const rates = [
      ...redang,
      priced("group", 0, { party: { from: 20 }, enquiry: true, guestKind: "adult", bedType: "twin" }),
    ];
    expect(refusal(largeGroup, { rates })).toEqual({
      code: "ON_ENQUIRY",
      facts: { roomTypeId: "garden", bedType: "twin", guestKind: "adult" },
    });
    expect(refusal(exampleStay(), { rates })).toBeNull();
  });

  it("on enquiry where a share is of such a price", () => {
    const rates = [
      priced("adult", 0, { guestKind: "adult", enquiry: true }),
      priced("child", 0, { guestKind: "child", share: 5000, of: { guestKind: "adult" } }),
    ];
    const stay = exampleStay({
      travellers: [person(30), person(8)],
      rooms: [room("garden", "twin", { adult: 1, child: 1 })],
    });
    expect(refusal(stay, { rates })?.code).toBe("ON_ENQUIRY");
  });

  it("on enquiry below a minimum", () => {
    const minimums = [{ id: "min", name: words("Four at least"), persons: 4, fewer: "enquiry" as const }];
    expect(refusal(exampleStay(), { rates: redang, minimums })).toEqual({
      code: "ON_ENQUIRY",
      facts: { persons: 2, atLeast: 4 },
    });
  });

  it("on enquiry for more than the largest vehicle", () => {
    const van = {
      id: "van",
      name: words("Van"),
      price: { per: "vehicle" as const, beyond: "enquiry" as const, steps: [{ upTo: 10, sen: 20_000 }] },
    };
    expect(refusal(largeGroup, { rates: redang, transfers: [van] })).toMatchObject({
      code: "ON_ENQUIRY",
      facts: { transferId: "van", persons: 22 },
    });
  });

  it("a gap where extra nights have no price", () => {
    expect(refusal(exampleStay({ nights: 3 }), { rates: redang })).toEqual({
      code: "NO_RATE",
      facts: { roomTypeId: "garden", bedType: "twin", guestKind: "adult", extraNight: true },
    });
  });

  it("a gap where a night lies in a season without a price", () => {
    const [season] = bareBook.periods;
    if (!season) throw new Error("the book has a season");
    const rates = [priced("r", 100, { periodId: season.id, per: "personNight" })];
    const late = exampleStay({ checkIn: season.to, nights: 2 });
    expect(refusal(late, { rates, seasons: { package: "night" } })?.code).toBe("NO_RATE");
    expect(refusal(late, { rates })).toBeNull();
  });

  it("a gap where nobody priced what a guest does, and it says what", () => {
    const stay = exampleStay({ travellers: [person(null, { activity: "freediver" }), person(null)] });
    expect(refusal(stay, { rates: [priced("other", 1, { activity: "diver" })] })).toMatchObject({
      code: "NO_RATE",
      facts: { activity: "freediver" },
    });
  });
});
