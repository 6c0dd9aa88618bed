import { addDays, type Day, monthStart } from "@pulau/domain/calendar/day.ts";
import type { OptionId } from "@pulau/domain/ids.ts";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { dayName } from "../../../../business/price-sentences/dates.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button, IconButton } from "../../../../ui/button.tsx";
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconChevronLeft,
  IconChevronRight,
} from "../../../../ui/icons/index.ts";
import { Segmented } from "../../../../ui/segmented.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import { useIsNarrow } from "../../../../ui/use-is-narrow.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { RulesProps } from "../rules/rule.ts";
import styles from "./calendar.module.css";
import { dayMarks } from "./day-marks.ts";
import { DaySurcharges } from "./day-surcharges.tsx";
import { MonthDays } from "./month-days.tsx";
import { PeriodDays } from "./period-days.tsx";
import { RestrictPanel } from "./restrict-panel.tsx";
import { type Chosen, spanOf, useDayChoice } from "./use-day-choice.ts";
import { YearStrip } from "./year-strip.tsx";

const makes = ["restrictions", "surcharges", "periods"] as const;
type Makes = (typeof makes)[number];

const monthAfter = (month: Day, count: number): Day => {
  let next = month;
  for (let i = 0; i < Math.abs(count); i++) next = monthStart(addDays(next, count > 0 ? 31 : -1));
  return next;
};

/** Restrictions, surcharges and periods by their days: three months at once, one on a phone. */
export function CalendarTab(props: RulesProps & { readonly optionId: OptionId }) {
  const { editor, readOnly } = props;
  const { t } = useTranslation("prices");
  const { language } = useLanguage();
  const card = useDeferredValue(editor.card);
  const today = useMoments().today();
  const ahead = card.periods.map(({ from }) => from).toSorted()[0];
  const [begin] = useState<Day>(() => (ahead && ahead > today ? ahead : today));
  const [first, setFirst] = useState(() => monthStart(begin));
  const [makesWhat, setMakes] = useState<Makes>("restrictions");
  const [open, setOpen] = useState(false);
  const marksOf = useMemo(() => dayMarks(card), [card]);
  const { chosen, tapped, setSpan, handlers } = useDayChoice(begin, () => !readOnly && setOpen(true));
  const months = Array.from({ length: useIsNarrow() ? 1 : 3 }, (_, i) => monthAfter(first, i));
  const span = spanOf(chosen);
  const box = useRef<HTMLDivElement>(null);
  useFollow(chosen.active, { months, box, onMonth: setFirst });
  const turn = (count: number) => {
    const month = monthAfter(first, count);
    setFirst(month);
    // Somebody who turns on for the last day keeps the first.
    if (tapped === null) setSpan({ from: month, to: month });
  };
  return (
    <section className={styles.calendar} aria-label={t("tabs.calendar")}>
      <CalendarBar
        {...{ editor, readOnly, makesWhat }}
        onTurn={turn}
        onMakes={setMakes}
        onOpen={() => setOpen(true)}
      />
      <YearStrip card={card} first={first} onMonth={(month) => turn(monthsBetween(first, month))} />
      <p className="hint" data-pointer="fine">
        {t(makesWhat === "periods" ? "calendar.howPeriods" : "calendar.how")}
      </p>
      <p className="hint" data-pointer="coarse" role="status">
        {tapped === null ? t("calendar.howTouch") : t("calendar.tapLast", { day: dayName(tapped, language) })}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the days within it are what is pressed */}
      <div
        ref={box}
        className={styles.months}
        {...handlers}
        onKeyDown={(event) => {
          const letter = event.ctrlKey || event.metaKey ? event.key.toLowerCase() : "";
          if (letter === "z" && !readOnly) {
            event.preventDefault();
            if (event.shiftKey) editor.redo();
            else editor.undo();
          } else handlers.onKeyDown(event);
        }}
      >
        {months.map((month) => (
          <MonthDays
            key={month}
            {...{ month, marksOf, span, today }}
            active={chosen.active}
            namesPeriods={makesWhat === "periods"}
          />
        ))}
      </div>
      {open && <ChosenDays {...props} {...{ chosen, makesWhat }} onClose={() => setOpen(false)} />}
    </section>
  );
}

/** What is put on the chosen days. */
function ChosenDays({
  makesWhat,
  ...props
}: Parameters<typeof CalendarTab>[0] & {
  makesWhat: Makes;
  chosen: Chosen;
  onClose: () => void;
}) {
  const span = spanOf(props.chosen);
  if (makesWhat === "restrictions") return <RestrictPanel {...props} span={span} />;
  if (makesWhat === "surcharges") return <DaySurcharges {...props} span={span} />;
  return <PeriodDays {...props} />;
}

const openers = {
  restrictions: "calendar.openRestrict",
  surcharges: "calendar.openSurcharge",
  periods: "period.add",
} as const satisfies Record<Makes, string>;

/** Turns the months, chooses what is put on them, and takes back. */
function CalendarBar({
  editor,
  readOnly,
  makesWhat,
  onTurn,
  onMakes,
  onOpen,
}: Pick<RulesProps, "editor" | "readOnly"> & {
  makesWhat: Makes;
  onTurn: (months: number) => void;
  onMakes: (makes: Makes) => void;
  onOpen: () => void;
}) {
  const { t } = useTranslation("prices");
  return (
    <div className={styles.bar}>
      <IconButton
        icon={IconChevronLeft}
        flips
        bordered
        label={t("calendar.before")}
        onClick={() => onTurn(-1)}
      />
      <IconButton
        icon={IconChevronRight}
        flips
        bordered
        label={t("calendar.after")}
        onClick={() => onTurn(1)}
      />
      <Segmented
        label={t("calendar.makes")}
        hideLabel
        value={makesWhat}
        onChange={onMakes}
        choices={makes.map((value) => ({ value, text: t(`calendar.lanes.${value}`) }))}
      />
      {!readOnly && (
        <span className={styles.acts}>
          <IconButton
            icon={IconArrowBackUp}
            flips
            label={t("undo")}
            disabled={editor.nextUndo.length === 0}
            onClick={editor.undo}
          />
          <IconButton
            icon={IconArrowForwardUp}
            flips
            label={t("redo")}
            disabled={editor.nextRedo.length === 0}
            onClick={editor.redo}
          />
          <Button kind="outline" size="small" onClick={onOpen}>
            {t(openers[makesWhat])}
          </Button>
        </span>
      )}
    </div>
  );
}

const monthsBetween = (from: Day, to: Day): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(5, 7)) -
  Number(from.slice(5, 7));

/** The active day stays in view, and has the focus where a day had it. */
function useFollow(
  active: Day,
  {
    months,
    box,
    onMonth,
  }: { months: readonly Day[]; box: React.RefObject<HTMLDivElement | null>; onMonth: (month: Day) => void },
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the active day alone
  useEffect(() => {
    const month = monthStart(active);
    const [first = month] = months;
    if (!months.includes(month)) onMonth(month < first ? month : monthAfter(month, 1 - months.length));
  }, [active]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the months say that the day may be drawn now
  useEffect(() => {
    if (!box.current?.contains(document.activeElement)) return;
    box.current.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus({ preventScroll: true });
  }, [active, months[0]]);
}
