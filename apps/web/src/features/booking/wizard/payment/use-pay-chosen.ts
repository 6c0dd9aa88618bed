import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { useHold } from "../hold/hold-context.ts";
import { useHoldButtons } from "../hold/use-hold-acts.ts";
import { useVoucher } from "./use-code.ts";
import type { PaymentChoice } from "./use-payment-choice.ts";
import { useSubmit } from "./use-submit.ts";

/**
 * Submits the booking and pays as was chosen. What has to be known first is asked for instead: missing answers, what is
 * left on the voucher. A hold that ended is taken again first; at the same price it goes on by itself, another price is asked about.
 * Always false: not the wizard but the payment leads on.
 */
export function usePayChosen(choice: PaymentChoice, areComplete: () => boolean) {
  const { state, hold } = useHold();
  const { again } = useHoldButtons();
  const { lookAgain } = useVoucher();
  const submit = useSubmit();
  const { t } = useTranslation("booking");
  const toast = useToast();
  return async (): Promise<false> => {
    if (!areComplete()) return false;
    if (lookAgain !== null && choice.way !== "later") {
      await lookAgain();
      return false;
    }
    const held = hold !== null && state === "live" ? hold : await again();
    if (held === null) return false;
    // What the wallet gives was made of the price before: it is shown anew, and paid with the next press.
    if (choice.fromWallet !== null && held.quote.totalSen !== hold?.quote.totalSen) {
      toast({ text: t("payment.newAmounts") });
      return false;
    }
    await submit(held, {
      part: choice.hasDeposit ? choice.part : "full",
      way: choice.way,
      bank: choice.offered.wanted,
      share: choice.fromWallet,
      voucher: choice.voucher,
      ahead: choice.aheadSen > 0,
    });
    return false;
  };
}
