import { useState } from "react";
import { CallFailure } from "../../../../api/call-failure.ts";
import { useBackend, useCall } from "../../../../api/use-call.ts";
import { bookPromo, promoByCode } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useHold } from "../hold/hold-context.ts";

/**
 * The voucher that the draft names, with what is left on it; null without one, or while it is not known. The stay may have
 * been altered since it was typed: `refused` then says that it pays nothing of this one, and `error` why. What is to be
 * paid is only known when it is not `looking`; where looking failed, `lookAgain` does so and throws if it fails once more.
 */
export function useVoucher() {
  const { json, draftId } = useDraft();
  const code = json.voucherCode;
  const answer = useCall(
    promoByCode,
    { params: { code: code ?? "" }, query: { draftId } },
    { enabled: code !== null },
  );
  const error = code === null ? null : answer.error;
  const refused = error?.code.startsWith("PROMO_") === true;
  const found = code !== null && !refused && answer.data?.kind === "voucher" ? answer.data.voucher : null;
  const looking = code !== null && answer.fetchStatus !== "idle";
  const lookAgain = async () => {
    const { error: failure } = await answer.refetch();
    if (failure && !failure.code.startsWith("PROMO_")) throw failure;
  };
  return {
    voucher: found,
    error,
    refused,
    looking,
    lookAgain: code === null || looking || refused || found !== null ? null : lookAgain,
  };
}

/**
 * Takes a code into the booking. A free one changes the price of what is held, at once or not at all; a voucher is only
 * kept in mind, and pays once the booking is made.
 */
export function useCode() {
  const { call, side } = useBackend();
  const isDesk = side.name === "staff";
  const { draftId, edit, flush } = useDraft();
  const { state, alter } = useHold();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);

  const run = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    try {
      await work();
      return true;
    } catch (thrown) {
      if (!(thrown instanceof CallFailure)) throw thrown;
      setFailure(thrown);
      return false;
    } finally {
      setBusy(false);
    }
  };
  /** Staff's price is asked for anew with the code; where that refuses it, the hold says why and leaves it out. */
  const takeAtDesk = (typed: string) =>
    run(async () => {
      edit({ promoCode: typed.toUpperCase() });
      if (state === "live") await alter();
      else await flush();
    });
  const use = (typed: string) =>
    run(async () => {
      // A voucher is held against the stay as the server has it.
      await flush();
      const found = await call(promoByCode, { params: { code: typed }, query: { draftId } });
      if (found.kind === "voucher") {
        edit({ voucherCode: found.voucher.code });
        return flush();
      }
      const { code } = await call(bookPromo, { body: { draftId, code: typed } });
      edit({ promoCode: code });
      if (state === "live") await alter();
    });
  const removePromo = () =>
    run(async () => {
      edit({ promoCode: null });
      if (state === "live") await alter();
      else await flush();
    });
  const removeVoucher = () =>
    run(async () => {
      edit({ voucherCode: null });
      await flush();
    });
  return {
    use: isDesk ? takeAtDesk : use,
    removePromo,
    removeVoucher,
    busy,
    failure,
    clear: () => setFailure(null),
  };
}

export type CodeActs = ReturnType<typeof useCode>;
