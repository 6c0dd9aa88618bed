import type { ChangeQuote } from "@pulau/contract/changes.ts";
import { describe, expect, it } from "vitest";
import { moveTerms } from "./move-terms.ts";

const quote = { after: { totalSen: 90_000 } as ChangeQuote["after"], refundSen: 500 };

describe("the price of a move", () => {
  it("is the new room's, as it was shown, where staff chose it", () => {
    const terms = { keepPrice: false, agreedTotalSen: 90_000, agreedRefundSen: 500 };
    expect(moveTerms({ quote, roomId: "D08", newFor: "D08" })).toEqual(terms);
  });

  it("is the agreed one for another room than it was chosen for, and where no price is shown", () => {
    expect(moveTerms({ quote, roomId: "D08", newFor: null })).toEqual({});
    expect(moveTerms({ quote, roomId: "D09", newFor: "D08" })).toEqual({});
    expect(moveTerms({ quote: undefined, roomId: "D08", newFor: "D08" })).toEqual({});
    expect(moveTerms({ quote: { ...quote, after: null }, roomId: "D08", newFor: "D08" })).toEqual({});
  });
});
