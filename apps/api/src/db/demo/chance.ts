/** Chance with a seed: the same seed always makes the same resort. */
export type Chance = {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  whole(least: number, most: number): number;
  /** True in `share` of all cases. */
  happens(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** One of the list, each as often as its weight says. */
  weighted<T>(list: readonly T[], weightOf: (item: T) => number): T;
  /** A UUID. */
  id(): string;
};

/** Mulberry32: small, fast and good enough to invent guests with. Not for secrets. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError("nothing to pick from");
    return list[whole(0, list.length - 1)] as T;
  };
  return {
    next,
    whole,
    pick,
    happens: (share) => next() < share,
    weighted: weightedBy(next),
    id: idBy(next),
  };
}

const weightedBy =
  (next: () => number) =>
  <T>(list: readonly T[], weightOf: (item: T) => number): T => {
    const all = list.reduce((sum, item) => sum + weightOf(item), 0);
    let left = next() * all;
    for (const item of list) {
      left -= weightOf(item);
      if (left < 0) return item;
    }
    throw new RangeError("nothing to pick from");
  };

const idBy = (next: () => number) => (): string => {
  const word = () =>
    Math.floor(next() * 2 ** 32)
      .toString(16)
      .padStart(8, "0");
  const hex = word() + word() + word() + word();
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
};
