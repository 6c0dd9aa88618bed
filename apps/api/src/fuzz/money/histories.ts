import fc from "fast-check";
import { Bank, bankKinds } from "./bank.ts";
import { faultsOf } from "./ending.ts";
import { type Happening, History, type Moment, type Part } from "./history.ts";
import { buy, type Flow, openWorld } from "./world.ts";

const which = fc.nat(5);
const part: fc.Arbitrary<Part> = fc.constantFrom("full", "full", "deposit", "balance");
const key = fc.nat(2);

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant("open" as const), bank: fc.nat(1), part, key }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("atBank" as const),
      session: which,
      verdict: fc.constantFrom("paid", "paid", "paid", "declined", "expired", "less"),
    }) as fc.Arbitrary<Happening>,
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("callback" as const),
      session: which,
      wrong: fc.constantFrom("no", "no", "no", "amount", "currency", "flow"),
    }) as fc.Arbitrary<Happening>,
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("poll" as const), attempt: which }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant("job" as const), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("wait" as const),
      seconds: fc.constantFrom(10, 60, 600, 1_500, 2_400, 6_000),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("wallet" as const),
      share: fc.constantFrom(1, 0.5, 2, 4),
      ...{ part, key },
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: "cancel" as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      ...{ do: fc.constant("fault" as const), bank: fc.nat(1) },
      when: fc.constantFrom("before", "after"),
    }) as fc.Arbitrary<Happening>,
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("refuse" as const), bank: fc.nat(1) }) },
);

const moment: fc.Arbitrary<Moment> = fc.record({
  first: happening,
  second: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: happening }),
  diesAt: fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.integer({ min: 1, max: 24 }) },
  ),
});

const story = fc.record({
  flow: fc.constantFrom<Flow>("reservation", "reservation", "invoice", "top-up"),
  banks: fc.tuple(fc.constantFrom(...bankKinds), fc.constantFrom(...bankKinds)).filter(([a, b]) => a !== b),
  moments: fc.array(moment, { minLength: 4, maxLength: 16 }),
});
type Story = typeof story extends fc.Arbitrary<infer T> ? T : never;

/** Histories in one resort before the next one is opened: its calendar is used up by them. */
const ofOneWorld = 100;

/** Tells so many histories and throws with the first that ends wrong, its seed and all that happened in it. */
export async function tellHistories(seed: number, count: number): Promise<void> {
  const stories = fc.sample(story, { seed, numRuns: count });
  for (let begin = 0; begin < count; begin += ofOneWorld) {
    const world = await openWorld();
    try {
      for (const [i, one] of stories.slice(begin, begin + ofOneWorld).entries()) {
        const history = await tellOne(world, one, i);
        const faults = await faultsOf(history);
        await history.end();
        if (faults.length > 0) {
          throw new Error(
            `history ${begin + i} of seed ${seed} (${one.flow}, ${one.banks.map(({ id }) => id)}):\n  ${[...history.told, ...faults].join("\n  ")}`,
          );
        }
      }
    } finally {
      await world.close();
    }
  }
}

async function tellOne(
  world: Awaited<ReturnType<typeof openWorld>>,
  { flow, banks, moments }: Story,
  i: number,
) {
  const bought = await buy(world, flow, 60 + i * 3);
  const history = new History(
    world,
    bought,
    flow,
    banks.map((kind) => new Bank(kind)),
  );
  for (const each of moments) await history.tell(each);
  await history.settle();
  return history;
}
