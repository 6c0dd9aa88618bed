/**
 * The seed that a run begins with. The long run takes a new one each time and looks for what nobody thought of; every
 * run of the tests takes the same, so that a red one speaks of the change that was made. `PULAU_SEED` brings one back.
 */
export const firstSeed = (): number =>
  Number(process.env.PULAU_SEED ?? (process.env.PULAU_TEST_LONG ? Math.floor(Math.random() * 2 ** 31) : 1));
