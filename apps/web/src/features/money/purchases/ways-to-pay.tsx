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
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { gatewayBanks, type Purchase, paymentOptions } from "./calls.ts";
import styles from "./paying.module.css";
import { usePay } from "./use-pay.ts";

/** With what to pay, the wallet's part of it where the wallet has some, then one button that says the amount. */
export function WaysToPay({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation("paying");
  const { data, error, refetch } = useCall(paymentOptions, { params: { _id: purchase._id } });
  const { pay, failure, busy } = usePay(purchase._id);
  const [chosen, setChosen] = useState<string | null>(null);
  const [bank, setBank] = useState("");
  const [withWallet, setWithWallet] = useState(false);
  const wordsOf = usePayWays();
  const listed = data?.gateways.find((gateway) => gateway.id === chosen) ?? data?.gateways[0];
  const banks = useCall(
    gatewayBanks,
    { params: { gateway: listed?.id ?? "" } },
    { enabled: listed?.hasBanks === true },
  ).data?.banks;
  if (data === undefined) {
    return error ? (
      <ErrorState error={error} retry={refetch} />
    ) : (
      <Waiting what={t("waiting")}>
        <Skeleton height={180} radius={10} />
      </Waiting>
    );
  }
  const { offers, gateways, walletSen, paidSen } = data;
  const amountSen = offers[0]?.amountSen ?? 0;
  const covers = (kind: "gateway" | "wallet") => kind === "gateway" || (walletSen ?? 0) >= amountSen;
  const open = gateways.filter((gateway) => covers(gateway.kind) && !wordsOf(gateway, amountSen).disabled);
  const way = open.find((gateway) => gateway.id === chosen) ?? open[0];
  const detailOf = (kind: "gateway" | "wallet") =>
    kind === "wallet" && walletSen !== null
      ? t(covers(kind) ? "walletHas" : "walletShort", { amount: formatRinggit(walletSen) })
      : undefined;
  if (offers.length === 0 || way === undefined) return <p className="muted">{t("none")}</p>;
  const hasWallet = gateways.some(({ kind }) => kind === "wallet");
  const share =
    hasWallet && way.kind === "gateway"
      ? walletShare({ toPaySen: amountSen, walletSen: walletSen ?? 0, leastSen: way.leastSen })
      : null;
  const used = withWallet ? share : null;
  return (
    <form
      className={styles.ways}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void pay({ ...way, bank: way.hasBanks && bank !== "" ? bank : undefined, share: used });
      }}
    >
      {paidSen > 0 && (
        <Notice tone="info" title={t("partIn", { amount: formatRinggit(paidSen) })}>
          {t("partInWhy")}
        </Notice>
      )}
      <RadioCards
        label={t("how")}
        value={way.id}
        onChange={setChosen}
        choices={gateways.map((gateway) => {
          const words = wordsOf(gateway, amountSen);
          return {
            ...words,
            value: gateway.id,
            detail: detailOf(gateway.kind) ?? words.detail,
            disabled: words.disabled || !covers(gateway.kind),
          };
        })}
      />
      {way.hasBanks && <BankChoice banks={banks ?? []} value={bank} onChange={setBank} />}
      {share !== null && (
        <div className={styles.share}>
          <Switch
            label={t("useWallet", { amount: formatRinggit(share.amountSen) })}
            checked={withWallet}
            onChange={setWithWallet}
          />
          <p className="hint" aria-live="polite">
            {used === null ? t("useWalletHint") : t("restFirst", { rest: formatRinggit(used.restSen) })}
          </p>
        </div>
      )}
      {failure !== null && <ErrorState error={failure} />}
      <Button type="submit" size="large" wide busy={busy}>
        {t("act", { amount: formatRinggit(used?.restSen ?? amountSen) })}
      </Button>
      {way.kind === "gateway" && <p className="hint">{t("leads")}</p>}
    </form>
  );
}
