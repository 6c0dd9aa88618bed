import { pageIn, searchIn } from "../../../shell/read-address.ts";

/** What the address of the customers' page says; what is left out is the usual. */
export type CustomersSearch = { q?: string; page?: number };

/** Reads an address, right or wrong. */
export function readSearch(asked: Record<string, unknown>): CustomersSearch {
  return { ...searchIn(asked), ...pageIn(asked) };
}
