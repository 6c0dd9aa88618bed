import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useCall } from "../../../api/use-call.ts";
import { PayFields } from "../../../business/pay-fields.tsx";
import { usePay } from "../../../business/use-pay.ts";
import { useWayChoice } from "../../../business/use-way-choice.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { type Purchase, paymentOptions, purchasePaths } from "./calls.ts";
import styles from "./paying.module.css";

const nothing = { offers: [], gateways: [], walletSen: null, paidSen: 0 };

/** With what to pay, the wallet's part of it where the wallet has some, then one button that says the amount. */
export function WaysToPay({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation("paying");
  const { data, error, refetch } = useCall(paymentOptions, { params: { _id: purchase._id } });
  const { pay, failure, busy } = usePay(purchasePaths);
  const { offers, gateways, walletSen, paidSen } = data ?? nothing;
  const sen = offers[0]?.amountSen ?? 0;
  const choice = useWayChoice({ gateways, walletSen, toPaySen: sen });
  const { way } = choice;
  if (data === undefined) {
    return error ? (
      <ErrorState error={error} retry={refetch} />
    ) : (
      <Waiting what={t("waiting")}>
        <Skeleton height={180} radius={10} />
      </Waiting>
    );
  }
  if (offers.length === 0 || way === undefined) return <p className="muted">{t("none")}</p>;
  return (
    <form
      className={styles.ways}
      onSubmit={(event) => {
        event.preventDefault();
        const sent = { gateway: way, bank: choice.wantedBank, sen, wallet: choice.used };
        if (!busy) void pay({ ...sent, of: { purchaseId: purchase._id, part: "full" } });
      }}
    >
      {paidSen > 0 && (
        <Notice tone="info" title={t("partIn", { amount: formatRinggit(paidSen) })}>
          {t("partInWhy")}
        </Notice>
      )}
      <PayFields
        label={t("how")}
        {...{ choice, way, failure, busy }}
        rest={(sen) => t("restFirst", { rest: formatRinggit(sen) })}
      />
    </form>
  );
}
