import fc from "fast-check";
import { expect, it } from "vitest";
import { checkInvariants } from "../db/invariants.ts";
import * as booking from "./booking-steps.ts";
import * as change from "./change-steps.ts";
import { firstSeed } from "./first-seed.ts";
import * as held from "./hold-steps.ts";
import { firstArrival, Model, type StayRequest } from "./model.ts";
import { openReal } from "./real.ts";
import type { Step } from "./step.ts";

const long = Boolean(process.env.PULAU_TEST_LONG);
const stepsInAll = long ? 100_000 : 2_000;
const stepsOfRun = 500;
// Alone it takes one; beside others on a loaded machine it took four.
const minutes = long ? 240 : 12;
const seed = firstSeed();

const which = fc.nat(47);
const arrival = fc.integer({ min: firstArrival, max: firstArrival + 3 });
const room = fc.record({
  type: fc.constantFrom("standard", "standard", "deluxe"),
  adults: fc.constantFrom(1, 2, 2),
} as const) as fc.Arbitrary<StayRequest["rooms"][number]>;
const request: fc.Arbitrary<StayRequest> = fc
  .record({
    rooms: fc.array(room, { minLength: 1, maxLength: 2 }),
    checkIn: arrival,
    nights: fc.integer({ min: 2, max: 4 }),
    dives: fc.constantFrom(0, 0, 1, 2),
  })
  .map((request) => ({ ...request, dives: Math.min(request.dives, request.rooms.length) }));

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(0 as const, 1 as const), request)
      .map(([owner, of]) => held.hold(owner, of)),
  },
  { weight: 5, arbitrary: which.map(held.submit) },
  { weight: 2, arbitrary: which.map(held.extend) },
  { weight: 2, arbitrary: which.map(held.holdAgain) },
  { weight: 2, arbitrary: fc.tuple(which, fc.nat(2)).map(([i, count]) => held.alter(i, count)) },
  { weight: 1, arbitrary: which.map(held.release) },
  { weight: 2, arbitrary: fc.constantFrom(10, 20, 20, 50, 50, 130, 700, 2_000).map(held.wait) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 6 }).map(held.waitDays) },
  { weight: 1, arbitrary: fc.constant(null).map(held.sweep) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(which, fc.constantFrom("full", "deposit") as fc.Arbitrary<"full" | "deposit">)
      .map(([i, part]) => booking.payFromWallet(i, part)),
  },
  { weight: 2, arbitrary: which.map(booking.openPage) },
  { weight: 2, arbitrary: which.map(booking.payPage) },
  { weight: 1, arbitrary: fc.constant(null).map(booking.lapse) },
  { weight: 2, arbitrary: which.map(booking.cancel) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(which, arrival, fc.integer({ min: 2, max: 4 }))
      .map(([i, day, nights]) => change.changeDates(i, day, nights)),
  },
  { weight: 2, arbitrary: fc.tuple(which, fc.nat(3)).map(([i, count]) => change.changeDives(i, count)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(which, fc.constantFrom("standard", "deluxe") as fc.Arbitrary<"standard" | "deluxe">)
      .map(([i, type]) => change.changeType(i, type)),
  },
  { weight: 2, arbitrary: fc.tuple(which, room).map(([i, of]) => change.addRoom(i, of)) },
  { weight: 2, arbitrary: fc.tuple(which, fc.nat(1)).map(([i, index]) => change.cancelRoom(i, index)) },
  { weight: 2, arbitrary: fc.tuple(which, fc.nat(3)).map(([i, person]) => change.cancelPerson(i, person)) },
);

/** One run on a resort of its own; afterwards nothing may be oversold, orphaned or wrongly summed. */
async function run(seed: number): Promise<number> {
  const real = await openReal();
  let model = new Model();
  try {
    const runs = fc.asyncProperty(
      fc.array(step, { minLength: stepsOfRun, maxLength: stepsOfRun }),
      async (commands) => {
        model = new Model();
        await fc.asyncModelRun(() => ({ model, real }), commands);
        expect(await checkInvariants(real.stage.base.pool)).toEqual([]);
      },
    );
    // One database, so no second try on it: the seed brings the run back.
    await fc.assert(runs, { seed, numRuns: 1, endOnFailure: true });
  } catch (error) {
    process.stdout.write(`seed ${seed} failed after\n  ${model.done.slice(-40).join("\n  ")}\n`);
    throw error;
  } finally {
    await real.stage.close();
  }
  return model.done.length;
}

it(
  "does whatever guests do as a simple model foretells it",
  async () => {
    let steps = 0;
    for (let i = 0; steps < stepsInAll; i += 1) {
      process.stdout.write(`seed ${seed + i}: ${stepsOfRun} steps of holds, payments and changes\n`);
      steps += await run(seed + i);
    }
    expect(steps).toBeGreaterThanOrEqual(stepsInAll);
  },
  minutes * 60_000,
);
