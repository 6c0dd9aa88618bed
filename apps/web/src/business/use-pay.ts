import {
  payFromWalletRoute,
  payPurchaseFromWalletRoute,
  startPaymentRoute,
} from "@pulau/contract/payments.ts";
import type { BookingId, GatewayId, PurchaseId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { faceOf } from "../api/client.ts";
import { useSend } from "../api/use-call.ts";
import { useIdempotencyKey } from "../api/use-idempotency-key.ts";
import { leavePortalFor } from "../shell/leave-portal.ts";

const payFromWallet = faceOf(payFromWalletRoute);
const payPurchaseFromWallet = faceOf(payPurchaseFromWalletRoute);
const startPayment = faceOf(startPaymentRoute);

type Payment = {
  readonly of:
    | { readonly bookingId: BookingId; readonly part: "full" | "deposit" | "balance" }
    | { readonly purchaseId: PurchaseId; readonly part: "full" };
  readonly gateway: { readonly id: GatewayId; readonly kind: "gateway" | "wallet" };
  /** The bank that the gateway's page is to open at. */
  readonly bank: string | undefined;
  /** What the part is shown to cost: another sum is not paid. */
  readonly sen: Sen;
  /** The part of it that the wallet gives, and what the gateway is then asked for. */
  readonly wallet: { readonly amountSen: Sen; readonly restSen: Sen } | null;
};

/**
 * Pays a booking or a purchase from the wallet, or goes to the gateway's page. A wish keeps its key while no answer came, so
 * that pressing again after a lost connection can't pay twice; another wish, or an answer, begins anew. `refreshes` are the
 * paths whose remembered answers are then out of date.
 */
export function usePay(refreshes: readonly string[], onPaid?: (sen: Sen) => void) {
  const bookingFromWallet = useSend(payFromWallet, refreshes);
  const purchaseFromWallet = useSend(payPurchaseFromWallet, refreshes);
  const start = useSend(startPayment, refreshes);
  const { keyFor, answered } = useIdempotencyKey();
  const [failure, setFailure] = useState<unknown>(null);
  const [leaving, setLeaving] = useState(false);

  const pay = async ({ of, gateway, bank, sen, wallet }: Payment) => {
    setFailure(null);
    const options = { idempotencyKey: keyFor(of, gateway.id, bank, sen, wallet?.amountSen) };
    try {
      if (gateway.kind === "wallet") {
        await ("bookingId" in of
          ? bookingFromWallet.mutateAsync({ body: { ...of, agreedSen: sen }, options })
          : purchaseFromWallet.mutateAsync({
              body: { purchaseId: of.purchaseId, agreedSen: sen },
              options,
            }));
        onPaid?.(sen);
      } else {
        const shown = wallet ? { wallet } : { agreedSen: sen };
        const body = { ...of, gateway: gateway.id, bank, ...shown };
        const { redirectUrl } = await start.mutateAsync({ body, options });
        setLeaving(true);
        leavePortalFor(redirectUrl, returnOf(of));
      }
      answered();
    } catch (thrown) {
      answered(thrown);
      setFailure(thrown);
    }
  };
  const sending = bookingFromWallet.isPending || purchaseFromWallet.isPending || start.isPending;
  return { pay, failure, busy: sending || leaving };
}

/** Where the gateway's page leads back to. A booking's own page stays before it; a page that only pays has done its work. */
const returnOf = (of: Payment["of"]) =>
  "bookingId" in of
    ? {
        backAt: `/booking/${of.bookingId}/confirming`,
        keeps: location.pathname === `/booking/detail/${of.bookingId}`,
      }
    : { backAt: `/purchase/${of.purchaseId}/confirming` };
