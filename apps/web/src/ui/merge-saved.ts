type Fields = Readonly<Record<string, unknown>>;

/** Two who changed one thing: what was typed here, put over what somebody else saved since it was opened. */
export type Merged<F extends Fields> = {
  /** What was changed here stays; all else is as it was saved. */
  readonly values: F;
  /** Fields that both changed, each into something else. */
  readonly both: readonly string[];
  /** Fields that only the other one changed. */
  readonly theirs: readonly string[];
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Puts what was typed over what is saved now, field by field, so that neither is lost.
 *
 * @param base as it was when it was opened
 */
export function mergeSaved<F extends Fields>(base: Fields, mine: F, now: Fields): Merged<F> {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(now)])];
  const changedHere = names.filter((name) => !same(base[name], mine[name]));
  const changedThere = names.filter((name) => !same(base[name], now[name]));
  const kept = Object.fromEntries(changedHere.map((name) => [name, mine[name]]));
  return {
    values: { ...now, ...kept } as F,
    both: changedHere.filter((name) => changedThere.includes(name) && !same(mine[name], now[name])),
    theirs: changedThere.filter((name) => !changedHere.includes(name)),
  };
}
