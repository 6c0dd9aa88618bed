import fc from "fast-check";
import { Bank, type BankKind, bankKinds } from "./bank.ts";
import { faultsOf } from "./ending.ts";
import { History } from "./history.ts";
import type { Moment, MoneyEvent, Part } from "./money-events.ts";
import { buy, type Flow, openWorld } from "./world.ts";

const which = fc.constantFrom(0, 0, 0, 1, 1, 2, 3);
const part: fc.Arbitrary<Part> = fc.constantFrom("full", "full", "deposit", "balance");
const key = fc.nat(2);
const as = <D extends MoneyEvent["do"]>(does: D) => ({ do: fc.constant(does) });

const opening = fc.record({ ...as("open"), bank: fc.nat(1), part, key });
const happening: fc.Arbitrary<MoneyEvent> = fc.oneof(
  { weight: 5, arbitrary: opening },
  {
    weight: 6,
    arbitrary: fc.record({
      ...as("atBank"),
      session: which,
      verdict: fc.constantFrom<"paid" | "declined" | "expired" | "less">(
        ...(["paid", "paid", "paid", "declined", "expired", "less"] as const),
      ),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      ...as("callback"),
      session: which,
      wrong: fc.constantFrom<"no" | "amount" | "currency" | "flow">(
        ...(["no", "no", "no", "amount", "currency", "flow"] as const),
      ),
    }),
  },
  { weight: 2, arbitrary: fc.record({ ...as("poll"), attempt: which }) },
  { weight: 12, arbitrary: fc.record({ ...as("job"), which }) },
  {
    weight: 2,
    arbitrary: fc.record({ ...as("wait"), seconds: fc.constantFrom(10, 60, 600, 1_500, 2_400, 6_000) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ ...as("wallet"), share: fc.constantFrom(1, 0.5, 2, 4), part, key }),
  },
  { weight: 1, arbitrary: fc.record(as("cancel")) },
  { weight: 1, arbitrary: fc.record(as("rival")) },
  {
    weight: 2,
    arbitrary: fc.record({
      ...as("refund"),
      share: fc.constantFrom(0.1, 0.33, 0.8, 1, 1.2),
      to: fc.constantFrom<"source" | "wallet">("source", "wallet"),
      price: fc.constantFrom<"lowers" | "owes">("lowers", "owes"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ ...as("cash"), share: fc.constantFrom(0.3, 0.6, 1, 1.2) }) },
  { weight: 1, arbitrary: fc.record({ ...as("void"), attempt: which }) },
  {
    weight: 1,
    arbitrary: fc.record({
      ...as("fault"),
      bank: fc.nat(1),
      when: fc.constantFrom<"before" | "after">("before", "after"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ ...as("refuse"), bank: fc.nat(1) }) },
  {
    weight: 2,
    arbitrary: fc.record({ ...as("comesBack"), bank: fc.nat(1), which, isDelivered: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...as("elsewhere"),
      bank: fc.nat(1),
      which,
      isDelivered: fc.boolean(),
      share: fc.constantFrom(0.2, 0.5, 1),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      ...as("wayOut"),
      which,
      way: fc.constantFrom<"again" | "toWallet" | "byHand">("again", "again", "toWallet", "byHand"),
    }),
  },
);

/** Many histories begin as nearly all do, so that much happens to what is paid. */
const paidAtOnce: readonly MoneyEvent[] = [
  { do: "atBank", session: 0, verdict: "paid" },
  { do: "callback", session: 0, wrong: "no" },
  { do: "job", which: 0 },
  { do: "job", which: 0 },
];

/** Some go on with money on its way back, so that much happens to that. */
const paidAndReturned: readonly MoneyEvent[] = [
  ...paidAtOnce,
  { do: "refund", share: 0.33, to: "source", price: "lowers" },
  ...[0, 0, 0, 0].map((which) => ({ do: "job", which }) as const),
];

const rarely = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary });

const moment: fc.Arbitrary<Moment> = fc.record({
  first: happening,
  second: rarely(happening),
  diesAt: rarely(fc.integer({ min: 1, max: 24 })),
});

type Story = {
  readonly banks: readonly BankKind[];
  readonly losesAnswers: boolean;
  readonly moments: readonly Moment[];
};

const story: fc.Arbitrary<Story> = fc.record({
  banks: fc.shuffledSubarray([...bankKinds], { minLength: 2, maxLength: 2 }),
  losesAnswers: fc.boolean(),
  moments: fc
    .tuple(
      opening,
      fc.constantFrom([], paidAtOnce, paidAtOnce, paidAndReturned),
      fc.array(moment, { minLength: 4, maxLength: 16 }),
    )
    .map(([first, next, others]) => [
      ...[first, ...next].map((step) => ({
        first: step,
        second: null,
        diesAt: null,
      })),
      ...others,
    ]),
});

/** Histories in one resort before the next one is opened: its calendar is used up by them. */
const ofOneWorld = 100;

/** A history that ended wrong: all that happened in it, and what is wrong. */
export class WrongEnd extends Error {}

/** Tells so many histories of a flow and throws `WrongEnd` with the first that ends wrong. */
export async function runHistories(
  flow: Flow,
  {
    seed,
    count,
    kindOf = (kind) => kind,
  }: { seed: number; count: number; kindOf?: (kind: BankKind) => BankKind },
): Promise<void> {
  const stories = fc.sample(story, { seed, numRuns: count });
  for (let begin = 0; begin < count; begin += ofOneWorld) {
    const world = await openWorld();
    try {
      for (const [i, { banks, moments, losesAnswers }] of stories
        .slice(begin, begin + ofOneWorld)
        .entries()) {
        const history = new History({
          world,
          flow,
          banks: banks.map((kind) => new Bank(kindOf({ ...kind, losesAnswers }))),
          bought: await buy(world, flow, 60 + i * 3),
        });
        const faults = await tell(history, moments);
        if (faults.length === 0) continue;
        const names = banks.map(({ id }) => id).join(", ");
        const lines = [...history.log, ...faults].join("\n  ");
        throw new WrongEnd(`history ${begin + i} of seed ${seed} (${flow}; ${names}):\n  ${lines}`);
      }
    } finally {
      await world.close();
    }
  }
}

async function tell(history: History, moments: readonly Moment[]): Promise<string[]> {
  for (const moment of moments) await history.tell(moment);
  await history.settle();
  const faults = await faultsOf(history);
  await history.end();
  return faults;
}
