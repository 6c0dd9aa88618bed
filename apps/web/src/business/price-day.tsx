import type { Day } from "@pulau/domain/calendar/day.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { classNames } from "../ui/class-names.ts";
import { dayText, partsText } from "../ui/format.ts";
import { VisuallyHidden } from "../ui/surfaces.tsx";
import { useLanguage } from "../ui/use-language.ts";
import { usePriceText } from "../ui/use-price-text.ts";
import { CellPrice } from "./cell-price.tsx";
import styles from "./price-calendar.module.css";
import type { PricedDay } from "./priced-day.ts";

/**
 * One day of the calendar, told whole to those who do not see it. Where no stay can begin, the focus comes by all the same,
 * so that everybody hears why.
 */
export function PriceDay({
  day,
  level,
  waiting,
  past,
  column,
  stay,
  stop,
  onChoose,
}: {
  day: PricedDay;
  level: "low" | "middle" | "high" | null;
  waiting: boolean;
  /** Gone by: it needs no word. */
  past: boolean;
  /** Weekday of the first day, where the grid begins. */
  column: number | undefined;
  stay: { readonly checkIn: Day; readonly checkOut: Day } | null;
  /** Whether the Tab key stops here; arrow keys do the rest. */
  stop: boolean;
  onChoose: () => void;
}) {
  const { t } = useTranslation("ui");
  const { language } = useLanguage();
  const price = usePriceText();
  const chosen = day.day === stay?.checkIn;
  const night = stay !== null && day.day > stay.checkIn && day.day <= stay.checkOut;
  const free = day.state === "free" && day.totalSen !== null;
  const open = free || day.state === "enquiry" || day.state === "unpriced";
  const least = day.leastNights ?? null;
  const wordOf = (long: boolean) => {
    if (waiting || past || day.state === "unpriced") return "";
    if (least !== null) return t(long ? "calendar.leastLong" : "calendar.least", { count: least });
    return t(`calendar.${day.state === "free" ? "closed" : day.state}`);
  };
  const labelParts = [
    dayText(day.day, language, "long"),
    free && price(day.totalSen ?? 0),
    level && t(`calendar.priceLevels.${level}`),
    !free && wordOf(true),
    day.note ?? null,
    day.holiday && t("calendar.holiday"),
    chosen && t("calendar.chosen"),
  ];
  return (
    <button
      type="button"
      data-day={day.day}
      disabled={waiting || past}
      aria-disabled={!open}
      tabIndex={stop ? 0 : -1}
      aria-pressed={chosen}
      style={column === undefined ? undefined : { gridColumnStart: column }}
      className={classNames(
        styles.day,
        !open && !waiting && (past ? styles.past : styles.none),
        day.state === "full" && styles.struck,
        night && styles.night,
        day.day === stay?.checkOut && styles.leaving,
        day.note && styles.noted,
        chosen && styles.chosen,
      )}
      onClick={open ? onChoose : undefined}
    >
      <VisuallyHidden>{partsText(labelParts, language)}</VisuallyHidden>
      <b aria-hidden="true">{Number(day.day.slice(8))}</b>
      {day.holiday && <span className={styles.holiday} />}
      <span className={classNames(styles.price, !free && styles.word)} aria-hidden="true">
        {free ? <CellPrice sen={day.totalSen ?? 0} /> : wordOf(false)}
      </span>
      {level && <span className={classNames(styles.level, styles[level])} />}
    </button>
  );
}
