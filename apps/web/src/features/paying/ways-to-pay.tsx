import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCall } from "../../api/use-call.ts";
import { Button } from "../../ui/button.tsx";
import { RadioCards } from "../../ui/segmented.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { Skeleton, Waiting } from "../../ui/waiting.tsx";
import { type Purchase, paymentOptions } from "./calls.ts";
import styles from "./paying.module.css";
import { usePay } from "./use-pay.ts";

/** With what to pay, then one button that says the amount. */
export function WaysToPay({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation("paying");
  const { data, error, refetch } = useCall(paymentOptions, { params: { _id: purchase._id } });
  const { pay, failure, busy } = usePay(purchase._id);
  const [chosen, setChosen] = useState<string | null>(null);
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
  const open = gateways.filter((each) => covers(each.kind));
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
        if (!busy) void pay(way);
      }}
    >
      <RadioCards
        label={t("how")}
        value={way.id}
        onChange={setChosen}
        choices={gateways.map((each) => ({
          value: each.id,
          text: t(`gateways.${each.id}` as "gateways.wallet", { defaultValue: each.id }),
          detail: detailOf(each.kind),
          disabled: !covers(each.kind),
        }))}
      />
      {failure !== null && <ErrorState error={failure} />}
      <Button type="submit" size="large" wide busy={busy}>
        {t("act", { amount: formatRinggit(amountSen) })}
      </Button>
      {way.kind === "gateway" && <p className="hint">{t("leads")}</p>}
    </form>
  );
}
