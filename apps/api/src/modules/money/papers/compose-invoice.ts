import { InvoiceContent, type PaperReason } from "@pulau/contract/papers.ts";
import type { PriceLine } from "@pulau/domain/pricing/lines.ts";
import { sumsOf } from "@pulau/domain/pricing/sums.ts";
import type { bookingDetail, FolioRow } from "../../booking/bookings/public.ts";
import type { ResortSettings } from "../../ground/resort/public.ts";

type Detail = Awaited<ReturnType<typeof bookingDetail>>;

type Says = {
  readonly lines: readonly PriceLine[];
  readonly reason: PaperReason;
  /** The invoices that a credit note takes from. */
  readonly corrects?: InvoiceContent["corrects"];
  /** Whose folio of a split bill it is; the booker's where nothing is said. */
  readonly payer?: FolioRow | null;
};

/**
 * What a paper of this booking says today: the resort, who pays, the stay, and every line with its reason. One that takes
 * from an invoice says that one's stay and payer, whatever the booking has become.
 *
 * @param from the content of the invoice that it takes from
 */
export function composeInvoice(
  detail: Detail,
  settings: ResortSettings,
  { payer, ...says }: Says,
  from?: InvoiceContent,
): InvoiceContent {
  const { profile, answerHours, timeZone } = settings;
  // Parsed, because what the schema doesn't name has no place on a paper.
  return InvoiceContent.parse({
    ...says,
    bookingNo: detail.bookingNo,
    seller: { ...profile, answerHours, timeZone },
    billTo: from?.billTo ?? billTo(detail, payer ?? null),
    stay: from?.stay ?? detail,
    sums: sumsOf(says.lines),
    policy: from?.policy ?? detail.policy,
  });
}

function billTo(detail: Detail, payer: FolioRow | null): InvoiceContent["billTo"] {
  if (!payer) return { name: detail.bookingName, email: detail.email, address: detail.address };
  const { name, email, phone, registrationNo, taxNo, address } = payer;
  return {
    name,
    email,
    address: { ...address, mobile: phone },
    ...(registrationNo && { registrationNo }),
    ...(taxNo && { taxNo }),
  };
}
