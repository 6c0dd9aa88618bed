import { formatShare, type Sen } from "@pulau/domain/money/sen.ts";
import type { ReactNode } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Comma, MomentText, Money } from "../../../../ui/money-and-dates.tsx";
import { Notice } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Receipt } from "../calls.ts";
import styles from "./receipt.module.css";

/** What the law wants to know of the resort. */
function Seller({ seller }: Pick<Receipt, "seller">) {
  const { t } = useTranslation("till-sales");
  const { registrationNumber, taxNumber, address, tel } = seller;
  const lines = [
    seller.legalName,
    registrationNumber && t("receipt.registration", { number: registrationNumber }),
    taxNumber && t("receipt.taxNumber", { number: taxNumber }),
    [address.first, address.second].filter(Boolean).join(", ") || address.short,
    tel[0],
  ].filter(Boolean);
  return (
    <header className={styles.seller}>
      <b>{seller.name}</b>
      {lines.map((line) => (
        <span key={line}>
          <bdi>{line}</bdi>
        </span>
      ))}
    </header>
  );
}

const Sum = ({ what, sen }: { what: ReactNode; sen: Sen }) => (
  <div>
    <dt>{what}</dt>
    <dd>
      <Money sen={sen} />
    </dd>
  </div>
);

function Sums({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation(["till-sales", "shifts"]);
  const { say } = useLanguage();
  const { beforeSen, taxes, totalSen, roundingSen, paidSen, receivedSen, changeSen, way } = receipt;
  return (
    <dl className={styles.sums}>
      <Sum what={t("till-sales:receipt.before")} sen={beforeSen} />
      {taxes.map(({ name, share, amountSen, insideSen }, i) => {
        const tax = [
          name ? say(name) : t("till-sales:receipt.tax"),
          share === null ? "" : formatShare(share),
        ];
        const taxText = tax.filter(Boolean).join(" ");
        return (
          <Sum
            // biome-ignore lint/suspicious/noArrayIndexKey: a receipt keeps its order
            key={i}
            what={insideSen > 0 ? t("till-sales:receipt.inside", { tax: taxText }) : taxText}
            sen={insideSen > 0 ? insideSen : amountSen}
          />
        );
      })}
      <div className={styles.total}>
        <dt>{t("till-sales:receipt.total")}</dt>
        <dd>
          <Money sen={totalSen} />
        </dd>
      </div>
      {roundingSen !== 0 && <Sum what={t("till-sales:receipt.rounding")} sen={roundingSen} />}
      <Sum
        what={
          <>
            {t("till-sales:receipt.paid")}
            <Comma />
            {t(`shifts:takings.ways.${way}`)}
          </>
        }
        sen={paidSen}
      />
      {receivedSen !== null && <Sum what={t("till-sales:receipt.received")} sen={receivedSen} />}
      {changeSen !== null && <Sum what={t("till-sales:receipt.change")} sen={changeSen} />}
    </dl>
  );
}

/** A receipt as a slip of paper: the outlet, its lines, taxes, and how it was paid. */
export function ReceiptSlip({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation("till-sales");
  const { say } = useLanguage();
  const { number, at, outlet, staff, lines, reference, note, back, seller } = receipt;
  return (
    <>
      {back && (
        <Notice tone="warning" title={t(`receipt.back_${back.as}`, { name: back.by })}>
          <MomentText moment={back.at} />
          <Comma />
          <bdi>{back.reason}</bdi>
        </Notice>
      )}
      <article className={styles.slip} data-theme="light">
        <Seller seller={seller} />
        <div className={styles.about}>
          <h2>{say(outlet.name)}</h2>
          <p>
            <bdi>{number}</bdi>
          </p>
          <p>
            <MomentText moment={at} />
          </p>
          <p>{t("receipt.by", { name: staff.name })}</p>
        </div>
        <ul className={styles.lines}>
          {lines.map(({ name, count, unitSen, amountSen }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a receipt keeps its order
            <li key={i}>
              <span>
                <bdi>{say(name)}</bdi>
                {count > 1 && (
                  <small>
                    {count} × <Money sen={unitSen} />
                  </small>
                )}
              </span>
              <Money sen={amountSen} />
            </li>
          ))}
        </ul>
        <Sums receipt={receipt} />
        {(reference || note) && (
          <div className={styles.notes}>
            {reference && <p>{t("receipt.reference", { reference })}</p>}
            {note && <p>{note}</p>}
          </div>
        )}
      </article>
    </>
  );
}
