import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

it("runs so many at once, lets so many wait, and turns the rest away", async () => {
  const inTurn = limitConcurrency({ atOnce: 2, waiting: 3 });
  let running = 0;
  let most = 0;
  const work = () =>
    inTurn(async () => {
      most = Math.max(most, ++running);
      await pause(5);
      running--;
    });
  const outcomes = await Promise.all(Array.from({ length: 8 }, work));
  expect(most).toBe(2);
  expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(5);
  expect(outcomes.filter((outcome) => !outcome.ok && outcome.failure.code === "BUSY")).toHaveLength(3);
  expect((await work()).ok).toBe(true);
});

it("gives its turn on when the work throws", async () => {
  const inTurn = limitConcurrency({ atOnce: 1, waiting: 1 });
  const broken = inTurn(() => Promise.reject(new Error("broken")));
  const next = inTurn(async () => "fine");
  await expect(broken).rejects.toThrow("broken");
  expect(await next).toEqual({ ok: true, value: "fine" });
});

it("tells the work whether it had to wait", async () => {
  const inTurn = limitConcurrency({ atOnce: 1, waiting: 1 });
  const waited = (was: boolean) => Promise.resolve(was);
  const outcomes = await Promise.all([inTurn(waited), inTurn(waited)]);
  expect(outcomes).toEqual([
    { ok: true, value: false },
    { ok: true, value: true },
  ]);
});
