/** What the address of a list says; what is left out is the usual. */
export type ListSearch = { q?: string; page?: number; tab?: "past" };

/** Reads an address, right or wrong. */
export function readListSearch(asked: Record<string, unknown>): ListSearch {
  // A search for digits comes back from the address as a number.
  const q = String(asked.q ?? "")
    .trim()
    .slice(0, 80);
  const page = Number(asked.page);
  return {
    ...(q !== "" && { q }),
    ...(asked.tab === "past" && { tab: "past" as const }),
    ...(Number.isSafeInteger(page) && page > 1 && page <= 100_000 && { page }),
  };
}
