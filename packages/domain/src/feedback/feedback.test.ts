import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextState } from "../life-cycle.ts";
import { answers } from "./answers.ts";
import { feedbackEvents, feedbackLife, feedbackStates } from "./feedback-life.ts";
import { shownScore } from "./review-score.ts";

describe("a score", () => {
  it.each([
    [[5, 5], null],
    [[5, 5, 4], { score: 4.7, count: 3 }],
    [[4, 4, 4, 5], { score: 4.3, count: 4 }],
    [[1, 1, 1], { score: 1, count: 3 }],
  ])("of %j is %j", (given, shown) => {
    expect(
      shownScore(
        given.reduce((sum, score) => sum + score, 0),
        given.length,
      ),
    ).toEqual(shown);
  });

  it("lies between the worst and the best review, and within half a tenth of the mean", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 3, maxLength: 200 }), (given) => {
        const total = given.reduce((sum, score) => sum + score, 0);
        const { score = 0 } = shownScore(total, given.length) ?? {};
        expect(score).toBeGreaterThanOrEqual(Math.min(...given));
        expect(score).toBeLessThanOrEqual(Math.max(...given));
        expect(Math.abs(score - total / given.length)).toBeLessThanOrEqual(0.05 + 1e-9);
      }),
    );
  });
});

describe("an answer", () => {
  const three = ["a", "b", "c"];
  it.each([
    ["stars", 5, true],
    ["stars", 6, false],
    ["stars", 2.5, false],
    ["stars", true, false],
    ["yesNo", false, true],
    ["yesNo", 1, false],
    ["text", "Lovely", true],
    ["text", "  ", false],
    ["choice", [2], true],
    ["choice", [0, 1], false],
    ["choice", [3], false],
    ["choices", [0, 2], true],
    ["choices", [0, 0], false],
    ["choices", [], false],
    ["choices", "a", false],
  ] as const)("to %s by %j fits: %s", (kind, value, fits) => {
    expect(answers({ kind, options: three }, value)).toBe(fits);
  });
});

describe("the life of feedback", () => {
  it("reaches every state from a draft, and never becomes a draft again", () => {
    const seen = new Set(["draft"]);
    for (const state of feedbackStates)
      for (const event of feedbackEvents) {
        const next = nextState(feedbackLife, state, event);
        if (next.ok) seen.add(next.value);
        expect(next).not.toMatchObject({ value: "draft" });
      }
    expect([...seen].toSorted()).toEqual([...feedbackStates].toSorted());
  });

  it("publishes nothing that its guest has not allowed", () => {
    expect(nextState(feedbackLife, "sent", "publish").ok).toBe(false);
    expect(nextState(feedbackLife, "draft", "publish").ok).toBe(false);
  });
});
