import { walletShare } from "@pulau/domain/money/wallet-share.ts";
import { useState } from "react";
import { useAgency } from "../agent/use-agency.ts";
import { waitDaysOf } from "../agent/wait-days.ts";
import { useHold } from "../hold/hold-context.ts";
import { dueNow, type Part } from "./due-now.ts";
import type { PayMethod } from "./pay-submitted.ts";
import { useVoucher } from "./use-code.ts";
import { useGateways } from "./use-gateways.ts";
import { useWalletSen } from "./use-wallet-sen.ts";

/**
 * How much is paid now and with what, until the guest says otherwise. Sums are in sen: `paysSen` is the part agreed on,
 * less what was bought ahead and what the voucher gives; `nowSen` is what of it the wallet leaves to the gateway.
 */
export function usePaymentChoice() {
  const { hold } = useHold();
  const { contract } = useAgency();
  const laterDays = waitDaysOf(contract?.payment);
  const [part, setPart] = useState<Part>("full");
  const [chosenWay, setWay] = useState<PayMethod | null>(null);
  const [withWallet, setWithWallet] = useState(false);
  const offered = useGateways(chosenWay, laterDays === null ? null : "later");
  const { way } = offered;
  const walletSen = useWalletSen();
  const { voucher, looking } = useVoucher();
  const quote = hold?.quote;
  const hasDeposit = quote !== undefined && quote.balanceDueOn !== null && quote.depositSen < quote.totalSen;
  const used = way === "later" ? null : voucher;
  const paysSen = hold === null ? 0 : dueNow(hold, hasDeposit ? part : "full", used?.leftSen ?? 0);
  const leastSen = offered.gateway?.leastSen;
  const share =
    leastSen === undefined || walletSen === null
      ? null
      : walletShare({ toPaySen: paysSen, walletSen, leastSen });
  const fromWallet = withWallet ? share : null;
  return {
    part,
    setPart,
    way,
    setWay,
    setWithWallet,
    offered,
    laterDays,
    hasDeposit,
    aheadSen: hold?.aheadSen ?? 0,
    paysSen,
    voucher: used,
    /** What the wallet can give; `used` when the guest wants that. */
    share: share && { ...share, used: withWallet },
    fromWallet,
    nowSen: fromWallet?.restSen ?? paysSen,
    /** The amount is what the voucher leaves: nobody pays before that is known. */
    waits: looking && way !== "later",
  };
}

export type PaymentChoice = ReturnType<typeof usePaymentChoice>;
