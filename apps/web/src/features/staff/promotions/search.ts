export const tabs = ["codes", "vouchers"] as const;
export type PromoTab = (typeof tabs)[number];
export type PromoSearch = { tab?: PromoTab; q?: string; page?: number };

/** Reads an address, right or wrong, and leaves out what is the usual. */
export function readSearch(asked: Record<string, unknown>): PromoSearch {
  const page = Number(asked["page"]);
  const q = String(asked["q"] ?? "")
    .trim()
    .slice(0, 80);
  return {
    ...(asked["tab"] === "vouchers" && { tab: "vouchers" as const }),
    ...(q !== "" && { q }),
    ...(Number.isSafeInteger(page) && page > 1 && page <= 100_000 && { page }),
  };
}
