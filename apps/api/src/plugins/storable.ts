/**
 * Whether the database can keep every text of an input: none holds a NUL or half a surrogate pair, which PostgreSQL
 * takes neither as text nor in JSON. Looks into lists and records, their keys included.
 */
export function isStorable(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed() && !value.includes("\0");
  if (typeof value !== "object" || value === null) return true;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorable(inner));
}
