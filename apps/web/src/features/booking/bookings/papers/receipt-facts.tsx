import type { ReactNode } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Comma, DayRange, MomentText, Money } from "../../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useWording } from "../use-wording.ts";
import type { Receipt } from "./calls.ts";
import styles from "./sheet.module.css";

const Said = ({ what, children }: { what: string; children: ReactNode }) => (
  <div>
    <dt className="muted">{what}</dt>
    <dd>{children}</dd>
  </div>
);

/** What was paid, by whom, how and for what; then what of it went back. */
export function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation("papers");
  const { say } = useLanguage();
  const { gateway, list } = useWording();
  const { paidFor, payer } = receipt;
  return (
    <>
      <Said what={t("receipt.from")}>{list([payer.name, payer.email].filter(Boolean))}</Said>
      <Said what={t("receipt.for")}>
        <bdi>{paidFor.number}</bdi>
        <Comma />
        {say(paidFor.name)}
        {paidFor.kind === "booking" ? (
          <small>
            <DayRange from={paidFor.checkIn} to={paidFor.checkOut} />
          </small>
        ) : (
          ` × ${paidFor.count}`
        )}
      </Said>
      <Said what={t("receipt.part")}>{t(`receipt.parts.${receipt.part}`)}</Said>
      <Said what={t("receipt.by")}>{gateway(receipt.gateway)}</Said>
      {receipt.reference !== null && (
        <Said what={t("receipt.reference")}>
          <bdi className={styles.address}>{receipt.reference}</bdi>
        </Said>
      )}
      <Said what={t("receipt.amount")}>
        <b>
          <Money sen={receipt.amountSen} />
        </b>
      </Said>
      {receipt.refunds.map(({ at, amountSen, done }) => (
        <Said key={at} what={t(done ? "receipt.refunded" : "receipt.onItsWay")}>
          <Money sen={-amountSen} />
          <Comma />
          <MomentText moment={at} />
        </Said>
      ))}
    </>
  );
}
