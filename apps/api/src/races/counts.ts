/** How often a race is run: often enough to notice in every test run, and the full count in the long one. */
export const rounds = (everyTime: number, long: number): number =>
  process.env.PULAU_TEST_LONG ? long : everyTime;
