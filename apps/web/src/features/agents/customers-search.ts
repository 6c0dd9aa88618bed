/** What the address of the customers' page says; what is left out is the usual. */
export type CustomersSearch = { q?: string; page?: number };

/** Reads an address, right or wrong. A search for digits comes back from it as a number. */
export function readSearch(asked: Record<string, unknown>): CustomersSearch {
  const q = String(asked.q ?? "")
    .trim()
    .slice(0, 80);
  const page = Number(asked.page);
  const later = Number.isSafeInteger(page) && page > 1 && page <= 100_000;
  return { ...(q !== "" && { q }), ...(later && { page }) };
}
