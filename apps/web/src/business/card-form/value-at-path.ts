type Loose = Readonly<Record<string, unknown>>;

/** What stands in a value at a path such as `when.nights`; null where nothing does. */
export const valueAt = (value: unknown, path: string): unknown => {
  let found: unknown = value;
  for (const step of path.split("."))
    found = typeof found === "object" && found !== null ? (found as Loose)[step] : null;
  return found ?? null;
};

/** An open end of an age band is said by null; every other null says nothing. */
const meaningfulNulls = new Set(["toAge"]);

/** The value with something else at a path. What is null goes, and so does what then says nothing. */
export const withAt = <T extends object>(value: T, path: string, part: unknown): T => {
  const [step = "", ...rest] = path.split(".");
  const inner = (value as Loose)[step];
  const set =
    rest.length === 0
      ? part
      : withAt(typeof inner === "object" && inner !== null ? inner : {}, rest.join("."), part);
  const saysNothing =
    (set === null && !meaningfulNulls.has(step)) ||
    set === undefined ||
    (rest.length > 0 && typeof set === "object" && set !== null && Object.keys(set).length === 0);
  const { [step]: _, ...others } = value as Record<string, unknown>;
  return (saysNothing ? others : { ...value, [step]: set }) as T;
};
