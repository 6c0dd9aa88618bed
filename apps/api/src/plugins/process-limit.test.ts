import { expect, it } from "vitest";
import { processLimit } from "./process-limit.ts";

it("lets so many calls of a key through in a window, and says when the next ones may come", () => {
  let at = 1_000;
  const within = processLimit({ limit: 2, windowSeconds: 60 }, () => at);
  expect([within("a").ok, within("a").ok]).toEqual([true, true]);
  at += 20_000;
  expect(within("a")).toEqual({
    ok: false,
    failure: { code: "TOO_MANY_REQUESTS", facts: { retryAfterSeconds: 40 } },
  });
  expect(within("b").ok).toBe(true);
  at += 40_000;
  expect(within("a").ok).toBe(true);
});

it("forgets, rather than grows without end", () => {
  const within = processLimit({ limit: 1, windowSeconds: 60 }, () => 0);
  for (let count = 0; count < 10_000; count++) within(`k${count}`);
  expect(within("k9999").ok).toBe(false);
  within("one more");
  expect(within("k9999").ok).toBe(true);
});
