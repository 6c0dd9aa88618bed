/** `1,234.5` as sen: 123450. Null for nothing; `NaN` for what is no price. */
export function senOfTyped(typed: string): number | null {
  const bare = typed.replace(/^\s*RM/i, "").replace(/[\s,]/g, "");
  if (bare === "") return null;
  const found = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(bare);
  return found ? Number(found[1]) * 100 + Number((found[2] ?? "0").padEnd(2, "0")) : Number.NaN;
}

/** Sen as one types them: `1234.50`. */
export const typedOfSen = (sen: number | null): string => (sen === null ? "" : (sen / 100).toFixed(2));
