import type { paymentOptionsRoute } from "@pulau/contract/payments.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { PayFields } from "../../../business/pay-fields.tsx";
import { usePay } from "../../../business/use-pay.ts";
import { useWayChoice } from "../../../business/use-way-choice.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Money } from "../../../ui/money-and-dates.tsx";
import { RadioCards } from "../../../ui/segmented.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { bookingPaths } from "./calls.ts";
import styles from "./detail.module.css";

type Options = Reply<typeof paymentOptionsRoute>;
type Part = Options["offers"][number]["part"];

/** How much and with what, the wallet's part of it where the wallet has some, then one button that says the amount. */
export function PayForm({ bookingId, options }: { bookingId: BookingId; options: Options }) {
  const { t } = useTranslation("trips");
  const { offers, gateways, walletSen, paidSen, payUntil } = options;
  const [part, setPart] = useState<Part | null>(null);
  const toast = useToast();
  const { pay, failure, busy } = usePay(bookingPaths, (sen) =>
    toast({ tone: "success", text: t("pay.paid", { amount: formatRinggit(sen) }) }),
  );
  const offer = offers.find((offer) => offer.part === part) ?? offers[0];
  const toPaySen = offer?.amountSen ?? 0;
  const choice = useWayChoice({ gateways, walletSen, toPaySen });
  const { way } = choice;
  if (offer === undefined || way === undefined) return <p className="muted">{t("pay.none")}</p>;
  return (
    <form
      className={styles.pay}
      onSubmit={(event) => {
        event.preventDefault();
        const sent = { gateway: way, bank: choice.wantedBank, sen: toPaySen, wallet: choice.used };
        if (!busy) void pay({ ...sent, of: { bookingId, part: offer.part } });
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
            end: <Money sen={offer.amountSen} converted />,
          }))}
        />
      )}
      <PayFields
        label={t("pay.how")}
        {...{ choice, way, failure, busy }}
        rest={(sen) =>
          t(payUntil === null ? "pay.restBalance" : "pay.restFirst", { rest: formatRinggit(sen) })
        }
      />
    </form>
  );
}
