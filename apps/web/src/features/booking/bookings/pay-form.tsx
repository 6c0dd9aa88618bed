import type { paymentOptionsRoute } from "@pulau/contract/payments.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { walletShare } from "@pulau/domain/money/wallet-share.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../api/use-call.ts";
import { BankChoice, usePayWays } from "../../../business/pay-ways.tsx";
import { Button } from "../../../ui/button.tsx";
import { Switch } from "../../../ui/choice-fields.tsx";
import { RadioCards } from "../../../ui/segmented.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { Money } from "../../../ui/written.tsx";
import { gatewayBanks } from "./calls.ts";
import styles from "./detail.module.css";
import { type Part, usePay } from "./use-pay.ts";

type Options = Reply<typeof paymentOptionsRoute>;

/** How much and with what, the wallet's part of it where the wallet has some, then one button that says the amount. */
export function PayForm({ bookingId, options }: { bookingId: string; options: Options }) {
  const { t } = useTranslation("trips");
  const wordsOf = usePayWays();
  const { offers, gateways, walletSen, paidSen, payUntil } = options;
  const [part, setPart] = useState<Part | null>(null);
  const [way, setWay] = useState<string | null>(null);
  const [bank, setBank] = useState("");
  const [withWallet, setWithWallet] = useState(false);
  const { pay, failure, busy } = usePay();

  const offer = offers.find((offer) => offer.part === part) ?? offers[0];
  const toPaySen = offer?.amountSen ?? 0;
  const hasWallet = gateways.some(({ kind }) => kind === "wallet") && walletSen !== null;
  const covers = (kind: "gateway" | "wallet") => kind === "gateway" || (walletSen ?? 0) >= toPaySen;
  const open = gateways.filter((gateway) => covers(gateway.kind) && !wordsOf(gateway, toPaySen).disabled);
  const gateway = open.find((gateway) => gateway.id === way) ?? open[0];
  const listsBanks = gateway?.hasBanks === true;
  const banks = useCall(gatewayBanks, { params: { gateway: gateway?.id ?? "" } }, { enabled: listsBanks })
    .data?.banks;
  const walletText = (kind: "gateway" | "wallet") => {
    if (kind === "gateway" || walletSen === null) return undefined;
    return t(covers(kind) ? "pay.walletHas" : "pay.walletShort", { amount: formatRinggit(walletSen) });
  };

  if (offer === undefined || gateway === undefined) return <p className="muted">{t("pay.none")}</p>;
  const share = hasWallet
    ? walletShare({ toPaySen, walletSen: walletSen ?? 0, leastSen: gateway.leastSen })
    : null;
  const wallet = withWallet && gateway.kind === "gateway" ? share : null;
  return (
    <form
      className={styles.pay}
      onSubmit={(event) => {
        event.preventDefault();
        const wanted = listsBanks && bank !== "" ? bank : undefined;
        if (!busy) void pay({ bookingId, part: offer.part, gateway, bank: wanted, sen: toPaySen, wallet });
      }}
    >
      {paidSen > 0 && payUntil !== null && (
        <Notice tone="info" title={t("pay.partIn", { amount: formatRinggit(paidSen) })}>
          {t("pay.partInWhy")}
        </Notice>
      )}
      {offers.length > 1 && (
        <RadioCards
          label={t("pay.what")}
          value={offer.part}
          onChange={setPart}
          choices={offers.map((offer) => ({
            value: offer.part,
            text: t(`pay.parts.${offer.part}`),
            end: <Money sen={offer.amountSen} />,
          }))}
        />
      )}
      <RadioCards
        label={t("pay.how")}
        value={gateway.id}
        onChange={setWay}
        choices={gateways.map((gateway) => {
          const words = wordsOf(gateway, toPaySen);
          return {
            ...words,
            value: gateway.id,
            detail: walletText(gateway.kind) ?? words.detail,
            disabled: words.disabled || !covers(gateway.kind),
          };
        })}
      />
      {listsBanks && <BankChoice banks={banks ?? []} value={bank} onChange={setBank} />}
      {share !== null && gateway.kind === "gateway" && (
        <div className={styles.share}>
          <Switch
            label={t("pay.useWallet", { amount: formatRinggit(share.amountSen) })}
            checked={withWallet}
            onChange={setWithWallet}
          />
          <p className="hint" aria-live="polite">
            {wallet === null
              ? t("pay.useWalletHint")
              : t(payUntil === null ? "pay.restBalance" : "pay.restFirst", {
                  rest: formatRinggit(wallet.restSen),
                })}
          </p>
        </div>
      )}
      {failure !== null && <ErrorState error={failure} />}
      <Button type="submit" size="large" wide busy={busy}>
        {t("pay.act", { amount: formatRinggit(wallet?.restSen ?? toPaySen) })}
      </Button>
      {gateway.kind === "gateway" && <p className="hint">{t("pay.leads")}</p>}
    </form>
  );
}
