import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCall } from "../../api/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { BankChoice, usePayWays } from "../../ui/pay-ways.tsx";
import { RadioCards } from "../../ui/segmented.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { Skeleton, Waiting } from "../../ui/waiting.tsx";
import { gatewayBanks, type Purchase, paymentOptions } from "./calls.ts";
import styles from "./paying.module.css";
import { usePay } from "./use-pay.ts";

/** With what to pay, then one button that says the amount. */
export function WaysToPay({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation("paying");
  const { data, error, refetch } = useCall(paymentOptions, { params: { _id: purchase._id } });
  const { pay, failure, busy } = usePay(purchase._id);
  const [chosen, setChosen] = useState<string | null>(null);
  const [bank, setBank] = useState("");
  const wordsOf = usePayWays();
  const listed = data?.gateways.find((each) => each.id === chosen) ?? data?.gateways[0];
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
  const { offers, gateways, walletSen } = data;
  const amountSen = offers[0]?.amountSen ?? 0;
  const covers = (kind: "gateway" | "wallet") => kind === "gateway" || (walletSen ?? 0) >= amountSen;
  const open = gateways.filter((each) => covers(each.kind) && !wordsOf(each, amountSen).disabled);
  const way = open.find((each) => each.id === chosen) ?? open[0];
  const detailOf = (kind: "gateway" | "wallet") =>
    kind === "wallet" && walletSen !== null
      ? t(covers(kind) ? "walletHas" : "walletShort", { amount: formatRinggit(walletSen) })
      : undefined;
  if (offers.length === 0 || way === undefined) return <p className="muted">{t("none")}</p>;
  return (
    <form
      className={styles.ways}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void pay({ ...way, bank: way.hasBanks && bank !== "" ? bank : undefined });
      }}
    >
      <RadioCards
        label={t("how")}
        value={way.id}
        onChange={setChosen}
        choices={gateways.map((each) => {
          const words = wordsOf(each, amountSen);
          return {
            ...words,
            value: each.id,
            detail: detailOf(each.kind) ?? words.detail,
            disabled: words.disabled || !covers(each.kind),
          };
        })}
      />
      {way.hasBanks && <BankChoice banks={banks ?? []} value={bank} onChange={setBank} />}
      {failure !== null && <ErrorState error={failure} />}
      <Button type="submit" size="large" wide busy={busy}>
        {t("act", { amount: formatRinggit(amountSen) })}
      </Button>
      {way.kind === "gateway" && <p className="hint">{t("leads")}</p>}
    </form>
  );
}
