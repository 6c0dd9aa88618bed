/** Ringgit as they are typed, in whole sen; nothing typed is none, and what is no amount is left for the schema. */
export const senOf = (typed: string): number | null | string => {
  const bare = typed.trim();
  if (bare === "") return null;
  return /^\d{1,7}(\.\d{1,2})?$/.test(bare) ? Math.round(Number(bare) * 100) : bare;
};

/** Sen as they are typed again. */
export const typedOf = (sen: number | null): string => (sen === null ? "" : (sen / 100).toFixed(2));

/** A share in percent as it is typed, in basis points; nothing typed is none, and what is no share is left for the schema. */
export const basisPointsOf = (typed: string): number | null | string => {
  const bare = typed.trim().replace(",", ".");
  if (bare === "") return null;
  return /^\d{1,3}(\.\d{0,2})?$/.test(bare) ? Math.round(Number(bare) * 100) : bare;
};
