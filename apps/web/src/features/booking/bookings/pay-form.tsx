import type { paymentOptionsRoute } from "@pulau/contract/payments.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../api/use-call.ts";
import { BankChoice } from "../../../business/pay-ways.tsx";
import { useWayChoice } from "../../../business/use-way-choice.ts";
import { Button } from "../../../ui/button.tsx";
import { Switch } from "../../../ui/choice-fields.tsx";
import { Money } from "../../../ui/money-and-dates.tsx";
import { RadioCards } from "../../../ui/segmented.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { gatewayBanks } from "./calls.ts";
import styles from "./detail.module.css";
import { type Part, usePay } from "./use-pay.ts";

type Options = Reply<typeof paymentOptionsRoute>;

/** How much and with what, the wallet's part of it where the wallet has some, then one button that says the amount. */
export function PayForm({ bookingId, options }: { bookingId: BookingId; options: Options }) {
  const { t } = useTranslation("trips");
  const { offers, gateways, walletSen, paidSen, payUntil } = options;
  const [part, setPart] = useState<Part | null>(null);
  const { pay, failure, busy } = usePay();
  const offer = offers.find((offer) => offer.part === part) ?? offers[0];
  const toPaySen = offer?.amountSen ?? 0;
  const choice = useWayChoice({ gateways, walletSen, toPaySen });
  const { way, share, used } = choice;
  const banks = useCall(
    gatewayBanks,
    { params: { gateway: way?.id ?? "" } },
    { enabled: way?.hasBanks === true },
  ).data?.banks;
  if (offer === undefined || way === undefined) return <p className="muted">{t("pay.none")}</p>;
  return (
    <form
      className={styles.pay}
      onSubmit={(event) => {
        event.preventDefault();
        const sent = { bookingId, part: offer.part, gateway: way, bank: choice.wantedBank, sen: toPaySen };
        if (!busy) void pay({ ...sent, wallet: used });
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
      <RadioCards label={t("pay.how")} value={way.id} onChange={choice.choose} choices={choice.choices} />
      {way.hasBanks && <BankChoice banks={banks ?? []} value={choice.bank} onChange={choice.setBank} />}
      {share !== null && (
        <div className={styles.share}>
          <Switch
            label={t("pay.useWallet", { amount: formatRinggit(share.amountSen) })}
            checked={choice.withWallet}
            onChange={choice.setWithWallet}
          />
          <p className="hint" aria-live="polite">
            {used === null
              ? t("pay.useWalletHint")
              : t(payUntil === null ? "pay.restBalance" : "pay.restFirst", {
                  rest: formatRinggit(used.restSen),
                })}
          </p>
        </div>
      )}
      {failure !== null && <ErrorState error={failure} />}
      <Button type="submit" size="large" wide busy={busy}>
        {t("pay.act", { amount: formatRinggit(choice.nowSen) })}
      </Button>
      {way.kind === "gateway" && <p className="hint">{t("pay.leads")}</p>}
    </form>
  );
}
