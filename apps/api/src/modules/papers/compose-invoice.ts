import { InvoiceContent } from "@pulau/contract/papers.ts";
import { sumsOf } from "@pulau/domain/pricing/sums.ts";
import type { bookingDetail } from "../bookings/public.ts";
import type { ResortSettings } from "../resort/public.ts";

type Detail = Awaited<ReturnType<typeof bookingDetail>>;

/** What an invoice of this booking says today: the resort, who pays, the stay, and every line with its reason. */
export function composeInvoice(detail: Detail, settings: ResortSettings): InvoiceContent {
  const { profile, answerHours, timeZone } = settings;
  // Parsed, because what the schema doesn't name has no place on a paper.
  return InvoiceContent.parse({
    bookingNo: detail.bookingNo,
    seller: { ...profile, answerHours, timeZone },
    billTo: { name: detail.bookingName, email: detail.email, address: detail.address },
    stay: detail,
    lines: detail.lines,
    sums: sumsOf(detail.lines),
    policy: detail.policy,
  });
}
