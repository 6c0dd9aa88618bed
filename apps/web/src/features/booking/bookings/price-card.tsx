import { amountDueOf } from "../../../business/amount-due.ts";
import { PriceLines } from "../../../business/price-lines.tsx";
import { RateNote } from "../../../business/shown-currency/rate-note.tsx";
import { usePriceRows } from "../../../business/use-price-rows.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { dayText } from "../../../ui/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconCheck } from "../../../ui/icons/index.ts";
import { Money } from "../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Booking } from "./calls.ts";
import styles from "./detail.module.css";
import { Section } from "./section.tsx";

type Priced = Pick<Booking, "lines" | "status" | "totalSen" | "paidSen" | "balanceDueOn"> &
  Partial<Pick<Booking, "balanceSen" | "othersPaySen">>;

/** Every line with its reason, the total, and what is still to pay. */
export function PriceCard({ booking }: { booking: Priced }) {
  const { t } = useTranslation("trips");
  const { language } = useLanguage();
  const rows = usePriceRows()(booking.lines);
  const due = amountDueOf(booking);
  return (
    <Section title={t("price.title")}>
      <PriceLines rows={rows} total={booking.totalSen} totalText={t("price.total")} />
      {(booking.othersPaySen ?? 0) > 0 && (
        <p className={styles.sum}>
          <span>{t("price.others")}</span>
          <Money sen={booking.othersPaySen ?? 0} />
        </p>
      )}
      {booking.paidSen > 0 && (
        <p className={styles.sum}>
          <span>{t("price.paid")}</span>
          <Money sen={booking.paidSen} />
        </p>
      )}
      {due !== null && due.sen > 0 && (
        <p className={styles.due}>
          <span>
            {due.by === null ? t("price.due") : t("price.dueBy", { day: dayText(due.by, language) })}
          </span>
          <Money sen={due.sen} converted />
        </p>
      )}
      <RateNote sen={due === null || due.sen <= 0 ? undefined : due.sen} />
      {due?.sen === 0 && (
        <p className={styles.paidAll}>
          <Icon of={IconCheck} size="s" />
          {t("price.paidAll")}
        </p>
      )}
    </Section>
  );
}
