const tags = ["en", "ms", "zh-Hans"] as const;

/** What a country may be called by whoever looks for it: its name in each of our languages, its short one, its code. */
export function countryWords(code: string): string {
  const known = wordsByCode.get(code) ?? wordsOf(code);
  wordsByCode.set(code, known);
  return known;
}
const wordsByCode = new Map<string, string>();

const wordsOf = (code: string): string =>
  [
    code,
    ...tags.flatMap((tag) => (["long", "short"] as const).map((style) => nameBy(tag, style).of(code))),
  ].join(" ");

const names = new Map<string, Intl.DisplayNames>();
function nameBy(tag: (typeof tags)[number], style: "long" | "short"): Intl.DisplayNames {
  const key = `${tag} ${style}`;
  const known = names.get(key) ?? new Intl.DisplayNames(tag, { type: "region", style });
  names.set(key, known);
  return known;
}
