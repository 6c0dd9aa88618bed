import type { Day } from "@pulau/domain/calendar/day.ts";
import { useBackend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { DateRangeField } from "../../../ui/date-range-field.tsx";
import { dayText } from "../../../ui/format.ts";
import { IconDownload } from "../../../ui/icons/index.ts";
import { Select } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./commission.module.css";
import { monthSpan } from "./list-address.ts";
import { callsOf, type PartnerScope } from "./partner-scope.ts";

export type Period = { from: Day; to: Day };

/** The months in which anything moved, the period's own ends, and the files. */
export function PeriodBar({
  whose,
  period,
  months,
  onPeriod,
}: {
  whose: PartnerScope;
  period: Period;
  months: readonly string[];
  onPeriod: (next: Period) => void;
}) {
  const { t } = useTranslation("commission");
  const { language } = useLanguage();
  const { call } = useBackend();
  const toast = useToast();
  const { address, params } = callsOf(whose);
  const month = months.find(
    (month) => monthSpan(month).from === period.from && monthSpan(month).to === period.to,
  );
  const open = (format: "pdf" | "csv") =>
    call(address, { ...params, query: { ...period, format, language } }).then(
      ({ url }) => window.location.assign(url),
      () => toast({ tone: "danger", text: t("page.failed") }),
    );
  return (
    <div className={styles.period}>
      <Select
        label={t("page.month")}
        value={month ?? ""}
        {...(month === undefined && { empty: t("page.ownPeriod") })}
        choices={months.map((value) => ({ value, text: dayText(monthSpan(value).from, language, "month") }))}
        onChange={(next) => next !== "" && onPeriod(monthSpan(next))}
      />
      <DateRangeField
        fromLabel={t("page.from")}
        toLabel={t("page.to")}
        value={period}
        onChange={onPeriod}
        whole
      />
      <div className={styles.acts}>
        {(["pdf", "csv"] as const).map((format) => (
          <Button key={format} kind="outline" icon={IconDownload} onClick={() => void open(format)}>
            {t(`page.${format}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
