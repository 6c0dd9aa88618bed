const mark = "\u0001";

/** What a sentence says before and after its one part that is drawn as an element of its own, such as a price. */
export function textAround(say: (part: string) => string): readonly [before: string, after: string] {
  const [before = "", after = ""] = say(mark).split(mark);
  return [before.trim(), after.trim()];
}
