import { walletShare } from "@pulau/domain/money/wallet-share.ts";
import { useState } from "react";
import { useAgency } from "../agent/use-agency.ts";
import { waitDaysOf } from "../agent/wait-days.ts";
import { useHold } from "../hold/hold-context.ts";
import { useVoucher } from "./use-code.ts";
import { useGateways } from "./use-gateways.ts";
import type { Part, Way } from "./use-submit.ts";
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
  const [chosenWay, setWay] = useState<Way | null>(null);
  const [withWallet, setWithWallet] = useState(false);
  const offered = useGateways(chosenWay, laterDays === null ? null : "later");
  const { way } = offered;
  const walletSen = useWalletSen();
  const { voucher, looking } = useVoucher();
  const quote = hold?.quote;
  const hasDeposit = quote !== undefined && quote.balanceDueOn !== null && quote.depositSen < quote.totalSen;
  const aheadSen = hold?.aheadSen ?? 0;
  const agreedSen =
    quote === undefined ? 0 : part === "deposit" && hasDeposit ? quote.depositSen : quote.totalSen;
  const owedSen = Math.max(0, agreedSen - aheadSen);
  const paysSen = Math.max(0, owedSen - (way === "later" ? 0 : (voucher?.leftSen ?? 0)));
  const leastSen = offered.gateway?.leastSen;
  const share = leastSen === undefined ? null : walletShare({ toPaySen: paysSen, walletSen, leastSen });
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
    aheadSen,
    paysSen,
    /** What the wallet can give; `used` when the guest wants that. */
    share: share && { ...share, used: withWallet },
    fromWallet,
    nowSen: fromWallet?.restSen ?? paysSen,
    /** The amount is what the voucher leaves: nobody pays before that is known. */
    waits: looking && way !== "later",
  };
}

export type PaymentChoice = ReturnType<typeof usePaymentChoice>;
