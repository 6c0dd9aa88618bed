import type { Rate } from "@pulau/domain/catalogue/rates.ts";
import { describe, expect, it } from "vitest";
import { triedTypes } from "./first-trial.ts";

const types = ["garden", "cabin", "dorm"];
const twin: Rate = {
  id: "twin",
  periodId: null,
  roomTypeId: null,
  bedType: "twin",
  guestKind: "adult",
  sen: 50_800,
};
const dorm: Rate = { ...twin, id: "dorm", roomTypeId: "dorm", bedType: null, sen: 42_800 };
const child: Rate = { ...twin, id: "child", bedType: null, guestKind: "child", share: 5_000, of: {} };

describe("the rooms in which a stay is tried", () => {
  it("are all where one price is for any room, also beside a room of its own", () => {
    expect(triedTypes({ rates: [twin, dorm] }, types)).toEqual(types);
    expect(triedTypes({ rates: [] }, types)).toEqual(types);
  });

  it("are those that the card names where the others are what children or further nights cost", () => {
    const night: Rate = { ...twin, id: "night", extraNight: true };
    expect(triedTypes({ rates: [dorm, child, night] }, types)).toEqual(["dorm"]);
  });
});
