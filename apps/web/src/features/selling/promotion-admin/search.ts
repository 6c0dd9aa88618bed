import { pageIn, searchIn } from "../../../shell/read-address.ts";

export const tabs = ["codes", "vouchers"] as const;
export type PromoTab = (typeof tabs)[number];
export type PromoSearch = { tab?: PromoTab; q?: string; page?: number };

/** Reads an address, right or wrong, and leaves out what is the usual. */
export function readSearch(asked: Record<string, unknown>): PromoSearch {
  return {
    ...(asked["tab"] === "vouchers" && { tab: "vouchers" as const }),
    ...searchIn(asked),
    ...pageIn(asked),
  };
}
