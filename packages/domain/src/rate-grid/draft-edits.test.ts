import { describe, expect, it } from "vitest";
import { exampleBook } from "../../checks/example-book.ts";
import type { RateBook } from "../catalogue/catalogue.ts";
import { withChanges } from "../rate-card/card-changes.ts";
import { cardOf, edited, leftToOthers, noEdits, redone, saved, settled, undone } from "./draft-edits.ts";

const [first, second] = exampleBook.rates;
if (!first || !second) throw new Error("the example has too few prices");
const priced = (rate: typeof first, sen: number) => ({
  part: "rates" as const,
  key: rate.id,
  value: { ...rate, sen },
});
const senOf = (card: RateBook, id: string) => card.rates.find((rate) => rate.id === id)?.sen;

describe("what is typed into a draft", () => {
  it("is undone and done again, an act at a time", () => {
    const once = edited(noEdits, exampleBook, [priced(first, 1), priced(second, 2)]);
    const twice = edited(once, exampleBook, [priced(first, 3)]);
    expect(senOf(cardOf(exampleBook, twice), first.id)).toBe(3);
    const back = undone(twice, exampleBook);
    expect(senOf(cardOf(exampleBook, back), first.id)).toBe(1);
    const start = undone(back, exampleBook);
    expect(senOf(cardOf(exampleBook, start), second.id)).toBe(second.sen);
    const again = redone(redone(start, exampleBook), exampleBook);
    expect(senOf(cardOf(exampleBook, again), first.id)).toBe(3);
    expect(again.undo).toHaveLength(2);
  });

  it("takes rows without a price back with the act that changed them, and nothing else with them", () => {
    const row = (persons: number) => ({ roomTypeId: null, bedType: null, guestKind: null, persons });
    const added = edited(noEdits, exampleBook, [], [row(2), row(4)]);
    const both = edited(added, exampleBook, [priced(first, 1)], [row(3), row(4)]);
    expect(both.rows).toEqual([row(3), row(4)]);
    const back = undone(both, exampleBook);
    expect(back.rows).toEqual([row(4), row(2)]);
    expect(senOf(cardOf(exampleBook, back), first.id)).toBe(first.sen);
    expect(undone(back, exampleBook)).toMatchObject({ rows: [], undo: [], turn: back.turn });
    const again = redone(redone(undone(back, exampleBook), exampleBook), exampleBook);
    expect(again.rows).toEqual([row(4), row(3)]);
    expect(edited(again, exampleBook, [], [...again.rows, row(3)])).toBe(again);
  });

  it("is no act where it changes nothing", () => {
    expect(edited(noEdits, exampleBook, [priced(first, first.sen)])).toBe(noEdits);
  });

  it("stays unsaved while it is being sent and typed over", () => {
    const once = edited(noEdits, exampleBook, [priced(first, 1)]);
    const twice = edited(once, exampleBook, [priced(first, 2)]);
    const answered = saved(twice, once.unsaved, []);
    expect(answered.unsaved).toMatchObject([{ value: { sen: 2 }, was: { sen: 1 } }]);
    expect(saved(answered, answered.unsaved, []).unsaved).toEqual([]);
  });

  it("is told beside what somebody else wrote meanwhile, and one of both is kept", () => {
    const mine = edited(noEdits, exampleBook, [priced(first, 1)]);
    const theirs = { ...first, sen: 9 };
    const merged = saved(mine, mine.unsaved, [{ part: "rates", key: first.id, theirs, by: "Suresh" }]);
    expect(merged.clashes).toMatchObject([{ mine: { sen: 1 }, theirs: { sen: 9 }, by: "Suresh" }]);
    const server = withChanges(exampleBook, [priced(first, 9)]);
    const [clash] = merged.clashes;
    if (!clash) throw new Error("nothing clashes");
    expect(settled(merged, server, clash, "theirs")).toMatchObject({ unsaved: [], clashes: [] });
    const kept = settled(merged, server, clash, "mine");
    expect(kept.unsaved).toMatchObject([{ was: { sen: 9 }, value: { sen: 1 } }]);
  });

  it("is not undone where somebody else has written over it", () => {
    const mine = edited(noEdits, exampleBook, [priced(first, 1)]);
    const answered = saved(mine, mine.unsaved, []);
    const server = withChanges(exampleBook, [priced(first, 9)]);
    expect(senOf(cardOf(server, undone(answered, server)), first.id)).toBe(9);
    expect(leftToOthers(answered, server, "undo")).toBe(1);
    expect(leftToOthers(answered, withChanges(exampleBook, [priced(first, 1)]), "undo")).toBe(0);
    expect(leftToOthers(undone(answered, server), server, "redo")).toBe(1);
    expect(leftToOthers(noEdits, server, "undo")).toBe(0);
  });
});
