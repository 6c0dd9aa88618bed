import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Hold } from "../calls.ts";

export type Part = "full" | "deposit";

/** What a part of a held stay costs now, in sen: less what was bought ahead and what a voucher gives. */
export function dueNow(
  { quote, aheadSen }: Pick<Hold, "quote" | "aheadSen">,
  part: Part,
  voucherSen: Sen,
): Sen {
  const agreedSen = part === "deposit" ? quote.depositSen : quote.totalSen;
  return Math.max(0, agreedSen - aheadSen - voucherSen);
}
