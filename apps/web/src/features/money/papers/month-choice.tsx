import { dayOf } from "@pulau/domain/calendar/day.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { IconButton } from "../../../ui/button.tsx";
import { dayText } from "../../../ui/format.ts";
import { IconChevronLeft, IconChevronRight } from "../../../ui/icons/index.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./books.module.css";
import { monthAway } from "./list-address.ts";

/** The month on show, and the one before and after it. */
export function MonthChoice({ month, onChange }: { month: string; onChange: (month: string) => void }) {
  const { t } = useTranslation("books");
  const { language } = useLanguage();
  return (
    <fieldset className={styles.month} aria-label={t("month")}>
      <IconButton
        icon={IconChevronLeft}
        label={t("earlier")}
        flips
        onClick={() => onChange(monthAway(month, -1))}
      />
      <b aria-live="polite">{dayText(dayOf(`${month}-01`), language, "month")}</b>
      <IconButton
        icon={IconChevronRight}
        label={t("later")}
        flips
        onClick={() => onChange(monthAway(month, 1))}
      />
    </fieldset>
  );
}
