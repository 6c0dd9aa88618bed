import type { PurchaseId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useSend } from "../../../api/use-call.ts";
import { useWishKey } from "../../../api/use-wish-key.ts";
import { leaveFor } from "../../../shell/leave-for.ts";
import { payFromWallet, purchasePaths, startPayment } from "./calls.ts";

type Way = {
  readonly id: string;
  readonly kind: "gateway" | "wallet";
  /** The bank to go on to. */
  readonly bank?: string | undefined;
  /** The part that the wallet gives, and what the gateway is then asked for. */
  readonly share: { readonly amountSen: Sen; readonly restSen: Sen } | null;
};

/**
 * Pays a purchase from the wallet, or goes to the gateway's page. A wish keeps its key while no answer came, so that
 * pressing again after a lost connection can't pay twice.
 */
export function usePay(purchaseId: PurchaseId) {
  const wallet = useSend(payFromWallet, purchasePaths);
  const start = useSend(startPayment, purchasePaths);
  const { keyFor, answered } = useWishKey();
  const [failure, setFailure] = useState<unknown>(null);
  const [leaving, setLeaving] = useState(false);

  const pay = async (way: Way) => {
    setFailure(null);
    const options = { idempotencyKey: keyFor(way.id, way.bank, way.share?.amountSen) };
    try {
      if (way.kind === "wallet") await wallet.mutateAsync({ body: { purchaseId }, options });
      else {
        const body = {
          ...({ purchaseId, part: "full" } as const),
          gateway: way.id,
          bank: way.bank,
          ...(way.share && { wallet: way.share }),
        };
        const { redirectUrl } = await start.mutateAsync({ body, options });
        setLeaving(true);
        leaveFor(redirectUrl, { backAt: `/purchase/${purchaseId}/confirming` });
      }
      answered();
    } catch (thrown) {
      answered(thrown);
      setFailure(thrown);
    }
  };
  return { pay, failure, busy: wallet.isPending || start.isPending || leaving };
}
