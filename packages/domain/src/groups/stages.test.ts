import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stagesDue } from "./stages.ts";

const bill = { totalSen: 100_001, paidSen: 0, arrival: "2027-07-01" as const, today: "2027-05-10" as const };

describe("the staged deposits of a group", () => {
  it("are shares and amounts by their days, and the rest on arrival", () => {
    const stages = [
      { dueOn: "2027-06-01" as const, amountSen: 20_000 },
      { dueOn: "2027-05-01" as const, share: 3_000 },
    ];
    expect(stagesDue(stages, bill)).toEqual([
      { dueOn: "2027-05-01", amountSen: 30_000, paidSen: 0, state: "due" },
      { dueOn: "2027-06-01", amountSen: 20_000, paidSen: 0, state: "later" },
      { dueOn: "2027-07-01", amountSen: 50_001, paidSen: 0, state: "later" },
    ]);
  });

  it("ask for an agreed amount before anybody is named, and for its share of what is named", () => {
    const stages = [
      { dueOn: "2027-05-01" as const, amountSen: 50_000 },
      { dueOn: "2027-06-01" as const, share: 3_000 },
    ];
    expect(stagesDue(stages, { ...bill, totalSen: 0, paidSen: 20_000, toName: true })).toEqual([
      { dueOn: "2027-05-01", amountSen: 50_000, paidSen: 20_000, state: "due" },
      { dueOn: "2027-06-01", amountSen: 0, paidSen: 0, state: "paid" },
    ]);
    expect(stagesDue(stages, { ...bill, totalSen: 0 })[0]).toMatchObject({ amountSen: 0, state: "paid" });
  });

  it("are paid from the earliest on", () => {
    const stages = [
      { dueOn: "2027-05-01" as const, share: 3_000 },
      { dueOn: "2027-06-01" as const, share: 3_000 },
    ];
    const due = stagesDue(stages, { ...bill, paidSen: 40_000 });
    expect(due.map(({ paidSen, state }) => [paidSen, state])).toEqual([
      [30_000, "paid"],
      [10_000, "later"],
      [0, "later"],
    ]);
  });

  it("add up to the bill to the sen, whatever was agreed", () => {
    const stage = fc.oneof(
      fc.record({
        dueOn: fc.constantFrom("2027-05-01" as const, "2027-06-01" as const),
        share: fc.nat(10_000),
      }),
      fc.record({
        dueOn: fc.constantFrom("2027-05-01" as const, "2027-06-01" as const),
        amountSen: fc.nat(200_000),
      }),
    );
    fc.assert(
      fc.property(
        fc.array(stage, { maxLength: 5 }),
        fc.nat(300_000),
        fc.nat(300_000),
        (stages, total, paid) => {
          const due = stagesDue(stages, { ...bill, totalSen: total, paidSen: Math.min(paid, total) });
          expect(due.reduce((sum, { amountSen }) => sum + amountSen, 0)).toBe(total);
          expect(due.reduce((sum, { paidSen }) => sum + paidSen, 0)).toBe(Math.min(paid, total));
        },
      ),
    );
  });
});
