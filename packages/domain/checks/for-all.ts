import fc from "fast-check";

/** Runs of a property in `npm test`, and in `npm run test:long`. */
const runs = process.env.PULAU_TEST_LONG ? 10_000 : 200;

/** `npm test` sets one seed for all properties (decision 110); without it each run has its own. */
const seedOf = (): number =>
  Number(process.env.PULAU_SEED ?? fc.readConfigureGlobal().seed ?? Math.floor(Math.random() * 2 ** 31));

/** Checks a property for random values and prints the seed, so that `PULAU_SEED` brings a failure back. */
export const forAll = <T>(
  name: string,
  values: fc.Arbitrary<T>,
  check: (value: T) => boolean | undefined,
  share = 1,
): void => {
  const seed = seedOf();
  const numRuns = Math.max(1, Math.round(runs * share));
  process.stdout.write(`seed ${seed}, ${numRuns} runs: ${name}\n`);
  fc.assert(
    fc.property(values, (value) => {
      const outcome = check(value);
      return outcome === undefined ? true : outcome;
    }),
    { seed, numRuns },
  );
};
