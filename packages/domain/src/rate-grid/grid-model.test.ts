import { describe, expect, it } from "vitest";
import { gridOf, type RowTerms } from "./grid-model.ts";

const row = (terms: Partial<RowTerms>): RowTerms => ({
  roomTypeId: null,
  bedType: null,
  guestKind: "adult",
  ...terms,
});

describe("the rows of a room type", () => {
  it("have children, whoever they share with, below the adults of each sharing, and extra nights last", () => {
    const more = [
      row({ guestKind: "child", extraNight: true }),
      row({ extraNight: true }),
      row({ guestKind: "infant" }),
      row({ guestKind: "child", place: "shared" }),
      row({ bedType: "triple" }),
      row({ bedType: "twin", guestKind: "child" }),
      row({ bedType: "twin" }),
      row({ guestKind: null, per: "room" }),
    ];
    const [group] = gridOf({ periods: [], rates: [] }, { more }).groups;
    expect(
      group?.rows.map(({ terms: { bedType, guestKind, place, extraNight } }) =>
        [bedType, guestKind, place, extraNight && "extra night"].filter(Boolean).join(" "),
      ),
    ).toEqual([
      "",
      "twin adult",
      "twin child",
      "triple adult",
      "child shared",
      "infant",
      "adult extra night",
      "child extra night",
    ]);
  });
});
