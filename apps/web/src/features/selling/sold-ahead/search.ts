import { pageIn, searchIn } from "../../../shell/read-address.ts";

/** What the address of a list says; what is left out is the usual. */
export type ListSearch = { q?: string; page?: number; tab?: "past" };

/** Reads an address, right or wrong. */
export function readListSearch(asked: Record<string, unknown>): ListSearch {
  return {
    ...searchIn(asked),
    ...(asked.tab === "past" && { tab: "past" as const }),
    ...pageIn(asked),
  };
}
