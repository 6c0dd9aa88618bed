import type { BookingId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Call } from "../../../../api/client.ts";
import { type Stopped, stoppedBy } from "../after/stopped.ts";
import { bookPromo, payFromWallet, paymentOptions, startPayment } from "../calls.ts";
import type { Part } from "./due-now.ts";

/** What the wallet gives beside the gateway, and what is left for that. */
export type Share = { readonly amountSen: Sen; readonly restSen: Sen };
/** A gateway by its id, `wallet`, or `later`: an agency's booking waits for its money. */
export type PayMethod = string;
export type Choice = {
  readonly part: Part;
  readonly way: PayMethod;
  /** The bank that the gateway's page is to open at. */
  readonly bank: string | undefined;
  readonly share: Share | null;
  /** A voucher that pays first, with what it was shown to have. */
  readonly voucher: { readonly code: string; readonly leftSen: Sen } | null;
  /** Whether what was bought ahead has paid a part with the submit. */
  readonly ahead: boolean;
};

type Payment = Pick<Choice, "way" | "bank" | "share"> & {
  readonly part: Part | "balance";
  /** What is agreed to be paid now, by whatever way: another sum is refused. */
  readonly agreedSen: Sen;
};

/** Thrown when a way to pay fails after the submit. */
export class PayStopped extends Error {
  readonly stopped: Stopped;
  constructor(at: Stopped["at"], thrown: unknown) {
    super(at, { cause: thrown });
    this.stopped = stoppedBy(at, thrown);
  }
}

/**
 * Pays from the voucher. One that has less than was shown pays nothing: the guest
 * agreed to another amount, so nothing else is asked for until they have been told.
 */
async function payFromVoucher(call: Call, bookingId: BookingId, { part, voucher }: Choice): Promise<void> {
  if (voucher === null) return;
  const { code, leftSen: amountSen } = voucher;
  const body = { bookingId, code, amountSen, waitsForRest: part === "full" };
  await call(bookPromo, { body }, { idempotencyKey: `voucher-${bookingId}-${code}` }).catch((thrown) => {
    throw new PayStopped("voucher", thrown);
  });
}

/**
 * Pays a submitted booking. Answers with the address of the gateway's page, or null when the wallet paid or there is
 * no gateway. The key names the payment, so pressing twice or after a lost answer can't pay twice.
 */
async function payFor(
  call: Call,
  bookingId: BookingId,
  { part, agreedSen, way, bank, share }: Payment,
): Promise<string | null> {
  if (way === "wallet") {
    await call(
      payFromWallet,
      { body: { bookingId, part, agreedSen } },
      { idempotencyKey: `wallet-${bookingId}-${part}-${agreedSen}` },
    );
    return null;
  }
  if (way === "") return null;
  const { redirectUrl } = await call(
    startPayment,
    { body: { bookingId, part, gateway: way, bank, ...(share ? { wallet: share } : { agreedSen }) } },
    {
      idempotencyKey: `first-${bookingId}-${part}-${way}-${bank ?? ""}-${share?.amountSen ?? 0}-${agreedSen}`,
    },
  );
  return redirectUrl;
}

/**
 * Pays a submitted booking as was chosen: the voucher first, then what is left the chosen way. Answers with the address of
 * the gateway's page, or null when nothing is left to pay there. Throws `PayStopped`.
 */
export async function paySubmitted(
  call: Call,
  bookingId: BookingId,
  choice: Choice & { readonly agreedSen: Sen },
): Promise<string | null> {
  const pay = async () => {
    await payFromVoucher(call, bookingId, choice);
    if (choice.voucher === null && !choice.ahead) return payFor(call, bookingId, choice);
    // What has paid a part may have confirmed the stay, or paid all that was asked.
    const { offers } = await call(paymentOptions, { params: { _id: bookingId } });
    const wanted = choice.part === "full" ? ["full", "balance"] : ["deposit"];
    const offer = offers.find((offer) => wanted.includes(offer.part));
    return offer ? payFor(call, bookingId, { ...choice, part: offer.part }) : null;
  };
  return pay().catch((thrown: unknown) => {
    throw thrown instanceof PayStopped ? thrown : new PayStopped("payment", thrown);
  });
}
