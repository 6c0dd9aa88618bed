import type { BookingId } from "@pulau/domain/ids.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSend } from "../../../api/use-call.ts";
import { useWishKey } from "../../../api/use-wish-key.ts";
import { leaveFor } from "../../../shell/leave-for.ts";
import { useToast } from "../../../ui/toast.tsx";
import { bookingPaths, payFromWallet, startPayment } from "./calls.ts";

export type Part = "full" | "deposit" | "balance";
type Wish = {
  bookingId: BookingId;
  part: Part;
  gateway: { id: string; kind: "gateway" | "wallet" };
  /** The bank that the gateway's page is to open at. */
  bank: string | undefined;
  sen: Sen;
  /** The part of it that the wallet gives, and what the gateway is then asked for. */
  wallet: { amountSen: Sen; restSen: Sen } | null;
};

/**
 * Pays from the wallet, or goes to the gateway's page. A wish keeps its key while no answer came, so that pressing
 * again after a lost connection can't pay twice; another wish, or an answer, begins anew.
 */
export function usePay() {
  const { t } = useTranslation("trips");
  const toast = useToast();
  const wallet = useSend(payFromWallet, bookingPaths);
  const start = useSend(startPayment, bookingPaths);
  const { keyFor, answered } = useWishKey();
  const [failure, setFailure] = useState<unknown>(null);
  const [leaving, setLeaving] = useState(false);

  const pay = async ({ bookingId, part, gateway, bank, sen, wallet: share }: Wish) => {
    setFailure(null);
    const options = { idempotencyKey: keyFor(bookingId, part, gateway.id, bank, sen, share?.amountSen) };
    try {
      if (gateway.kind === "wallet") {
        await wallet.mutateAsync({ body: { bookingId, part }, options });
        toast({ tone: "success", text: t("pay.paid", { amount: formatRinggit(sen) }) });
      } else {
        const { redirectUrl } = await start.mutateAsync({
          body: { bookingId, part, gateway: gateway.id, bank, ...(share && { wallet: share }) },
          options,
        });
        setLeaving(true);
        // The booking's own page stays before the success; the page that only pays has done its work.
        const keeps = location.pathname === `/booking/detail/${bookingId}`;
        leaveFor(redirectUrl, { backAt: `/booking/${bookingId}/confirming`, keeps });
      }
      answered();
    } catch (thrown) {
      answered(thrown);
      setFailure(thrown);
    }
  };
  return { pay, failure, busy: wallet.isPending || start.isPending || leaving };
}
