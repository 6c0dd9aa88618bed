import type { ReactNode } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Comma, DayRange, MomentText, Money } from "../../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useWording } from "../use-wording.ts";
import type { Receipt } from "./calls.ts";
import styles from "./sheet.module.css";

const Fact = ({ what, children }: { what: string; children: ReactNode }) => (
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
      <Fact what={t("receipt.from")}>{list([payer.name, payer.email].filter(Boolean))}</Fact>
      <Fact what={t("receipt.for")}>
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
      </Fact>
      <Fact what={t("receipt.part")}>{t(`receipt.parts.${receipt.part}`)}</Fact>
      <Fact what={t("receipt.by")}>{gateway(receipt.gateway)}</Fact>
      {receipt.reference !== null && (
        <Fact what={t("receipt.reference")}>
          <bdi className={styles.address}>{receipt.reference}</bdi>
        </Fact>
      )}
      <Fact what={t("receipt.amount")}>
        <b>
          <Money sen={receipt.amountSen} />
        </b>
      </Fact>
      {receipt.refunds.map(({ at, amountSen, done }) => (
        <Fact key={at} what={t(done ? "receipt.refunded" : "receipt.onItsWay")}>
          <Money sen={-amountSen} />
          <Comma />
          <MomentText moment={at} />
        </Fact>
      ))}
    </>
  );
}
