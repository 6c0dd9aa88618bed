import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { walletShare } from "@pulau/domain/money/wallet-share.ts";
import { useState } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { type PayWay, usePayWays } from "./pay-ways.tsx";

type Offered = PayWay & { readonly hasBanks: boolean };
type Setup<W extends Offered> = {
  readonly gateways: readonly W[];
  /** Null without a wallet. */
  readonly walletSen: Sen | null;
  readonly toPaySen: Sen;
  /** Whether the wallet pays all of it or nothing: a part beside a gateway is not offered. */
  readonly whole?: boolean;
};

/**
 * With what a sum is paid: the way (the first that is possible, until somebody chooses), the bank to go on to where the
 * gateway lists banks, and what the wallet gives of it where it has a part but not all. Wants the words of `paying`.
 */
export function useWayChoice<W extends Offered>({ gateways, walletSen, toPaySen, whole = false }: Setup<W>) {
  const { t } = useTranslation("paying");
  const wordsOf = usePayWays();
  const [chosen, choose] = useState<string | null>(null);
  const [bank, setBank] = useState("");
  const [withWallet, setWithWallet] = useState(false);
  const balanceSen = walletSen ?? 0;
  const choices = gateways.map((gateway) => {
    const words = wordsOf(gateway, toPaySen);
    const covers = gateway.kind === "gateway" || balanceSen >= toPaySen;
    const balance = t(covers ? "walletHas" : "walletShort", { amount: formatRinggit(balanceSen) });
    return {
      ...words,
      value: gateway.id,
      detail: gateway.kind === "gateway" || walletSen === null ? words.detail : balance,
      disabled: words.disabled || !covers,
    };
  });
  const open = gateways.filter((_, at) => choices[at]?.disabled === false);
  const way = open.find(({ id }) => id === chosen) ?? open[0];
  const share =
    !whole && way?.kind === "gateway" && gateways.some(({ kind }) => kind === "wallet")
      ? walletShare({ toPaySen, walletSen: balanceSen, leastSen: way.leastSen })
      : null;
  const used = withWallet ? share : null;
  return {
    /** Undefined where nothing is possible. */
    way,
    choices,
    choose,
    bank,
    setBank,
    /** The bank that was chosen, where the way lists any. */
    wantedBank: way?.hasBanks && bank !== "" ? bank : undefined,
    /** What the wallet can give beside the gateway. */
    share,
    /** What of it the guest wants to use. */
    used,
    withWallet,
    setWithWallet,
    nowSen: used?.restSen ?? toPaySen,
  };
}
