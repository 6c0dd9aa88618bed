import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import type { Tx } from "../../../db/tx.ts";
import { enqueue } from "../../../jobs/enqueue.ts";
import { agentOf } from "../../partners/agents/public.ts";
import { type Submit, type Submitted, submitBooking } from "../checkout/public.ts";

/**
 * Submits a booking that staff made for a guest, and mails the guest until when and where to pay, unless that is settled at
 * the desk. One for an agency is the agency's in every way: its price, its terms, and its mails.
 */
export async function submitForGuest(
  tx: Tx,
  submission: Omit<Submit, "agent"> & { readonly staffId: StaffId; readonly mailLink: boolean },
): Promise<Result<Submitted>> {
  const submitted = await submitBooking(tx, {
    ...submission,
    agent: await agentOf(tx, submission.accountId),
  });
  if (!submitted.ok || submitted.value.madeBefore) return submitted;
  const bookingId = submitted.value._id;
  if (submission.mailLink)
    await enqueue(tx, "send-mail", { template: "payment-reminder", bookingId, minutesBefore: 0 });
  return ok(submitted.value);
}
