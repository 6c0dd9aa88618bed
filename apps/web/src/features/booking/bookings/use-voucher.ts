import type { BookingId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { type CallFailure, isFailure } from "../../../api/call-failure.ts";
import { useSend } from "../../../api/use-call.ts";
import { useIdempotencyKey } from "../../../api/use-idempotency-key.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useToast } from "../../../ui/toast.tsx";
import { bookingPaths, bookPromo } from "./calls.ts";

/** The list of vouchers too: one of the account has less on it now. */
const spent = [...bookingPaths, "/api/voucher"];

/**
 * Pays a booking with a voucher by its code, with as much as it has and the booking needs. A code keeps its key while no
 * answer came, so that pressing again after a lost connection can't spend it twice.
 */
export function useVoucher(bookingId: BookingId) {
  const { t } = useTranslation("trips");
  const toast = useToast();
  const send = useSend(bookPromo, spent);
  const { keyFor, answered } = useIdempotencyKey();
  const [failure, setFailure] = useState<CallFailure | null>(null);

  /** True when it has paid. */
  const pay = async (code: string): Promise<boolean> => {
    setFailure(null);
    try {
      const paid = await send.mutateAsync({
        body: { bookingId, code },
        options: { idempotencyKey: keyFor(code) },
      });
      answered();
      const amount = formatRinggit(paid.amountSen);
      const rest = paid.toPaySen ?? 0;
      toast({
        tone: "success",
        text:
          rest > 0
            ? t("voucher.paidPart", { amount, rest: formatRinggit(rest) })
            : t("voucher.paid", { amount }),
      });
      return true;
    } catch (thrown) {
      if (!isFailure(thrown)) throw thrown;
      answered(thrown);
      setFailure(thrown);
      return false;
    }
  };
  return { pay, failure, clear: () => setFailure(null), busy: send.isPending };
}
