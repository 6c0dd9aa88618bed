import type { Day } from "@pulau/domain/calendar/day.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { ReactNode } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText } from "../../../../ui/format.ts";
import { Comma, MomentText, Money } from "../../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Booking } from "../calls.ts";
import { useWording } from "../use-wording.ts";
import styles from "./sheet.module.css";

type Payment = Pick<Booking["payments"][number], "_id" | "at" | "gateway" | "amountSen" | "refundedSen">;
type Props = {
  totalSen: Sen;
  /** What the total is called, where it isn't simply the total. */
  totalText?: string;
  payments: readonly Payment[];
  due: { readonly sen: Sen; readonly by: Day | null } | null;
  /** What stands above the total. */
  before?: readonly (readonly [text: string, sen: Sen])[];
  /** What was added or taken off after the total. */
  after?: ReactNode;
};

const Row = ({ text, sen }: { text: ReactNode; sen: Sen }) => (
  <div>
    <span className="muted">{text}</span>
    <Money sen={sen} />
  </div>
);

/** Total, what was paid and went back, and what is due. */
export function Sums({ totalSen, totalText, payments, due, before = [], after }: Props) {
  const { t } = useTranslation("trips");
  const { language } = useLanguage();
  const { gateway } = useWording();
  return (
    <div className={styles.sums}>
      {before.map(([text, sen], i) => (
        <Row key={`${text} ${i.toString()}`} text={text} sen={sen} />
      ))}
      <div className={styles.total}>
        <span>{totalText ?? t("listing.columns.total")}</span>
        <Money sen={totalSen} />
      </div>
      {after}
      {payments.map((payment) => (
        <Row
          key={payment._id}
          text={
            <>
              <MomentText moment={payment.at} />
              <Comma />
              {gateway(payment.gateway)}
            </>
          }
          sen={-payment.amountSen}
        />
      ))}
      {payments
        .filter(({ refundedSen }) => refundedSen > 0)
        .map((payment) => (
          <Row key={payment._id} text={t("payments.wentBack")} sen={payment.refundedSen} />
        ))}
      {due !== null && due.sen > 0 && (
        <div className={styles.due}>
          <span>
            {due.by === null ? t("price.due") : t("price.dueBy", { day: dayText(due.by, language) })}
          </span>
          <Money sen={due.sen} />
        </div>
      )}
    </div>
  );
}
