/** A whole number as it was typed, also with the digits of a Chinese keyboard; null for nothing, and the text for what is none. */
export const wholeOf = (typed: string): number | string | null => {
  const bare = typed.normalize("NFKC").trim();
  if (bare === "") return null;
  return /^-?\d+$/.test(bare) ? Number(bare) : typed;
};

export type Span = { least?: number | undefined; most?: number | undefined };

export const within = (value: number, { least = 0, most = Infinity }: Span): number =>
  Math.max(least, Math.min(most, value));

/** How the library's number field is used for counts: whole, from nought on, and not turned by a wheel that scrolls the page. */
export const counting = (count: number | null, { least = 0, most }: Span) => ({
  value: count ?? Number.NaN,
  minValue: least,
  ...(most !== undefined && { maxValue: most }),
  formatOptions: plainDigits,
  isWheelDisabled: true,
  commitBehavior: "validate" as const,
  validationBehavior: "aria" as const,
});
const plainDigits = { useGrouping: false };
