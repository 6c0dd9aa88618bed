import { addDays, type Day, monthStart, weekdayOf } from "@pulau/domain/calendar/day.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { make } from "./make.ts";
import type { WidgetDay } from "./reads.ts";
import { localeOf, type WidgetLanguage, type WidgetWords } from "./words.ts";

type Props = {
  readonly month: Day;
  readonly today: Day;
  /** Undefined while they are loaded; null where no prices can be shown. */
  readonly days: readonly WidgetDay[] | null | undefined;
  readonly checkIn: Day | null;
  readonly language: WidgetLanguage;
  readonly words: WidgetWords;
  readonly onTurn: (month: Day) => void;
  readonly onChoose: (day: Day) => void;
};

/** A date in words; it has no time zone. */
export const dateText = (day: Day, language: WidgetLanguage, shape: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeOf[language], { ...shape, timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Whole ringgit, rounded up: nothing looks cheaper than it is. */
const short = (sen: Sen): string => Math.ceil(sen / 100).toLocaleString("en");

function dayButton(day: WidgetDay, { checkIn, language, words, onChoose }: Props): HTMLElement {
  const isOpen = (day.state === "free" && day.totalSen !== null) || day.state === "enquiry";
  const says =
    day.state === "free" && day.totalSen !== null
      ? formatRinggit(day.totalSen)
      : day.state === "enquiry" || day.state === "full"
        ? words[day.state]
        : words.closed;
  const button = make(
    "button",
    {
      type: "button",
      "data-day": day.day,
      "aria-disabled": !isOpen,
      "aria-pressed": day.day === checkIn,
      className: isOpen ? "day" : "day shut",
    },
    make("span", { className: "said" }, `${dateText(day.day, language, { dateStyle: "full" })}, ${says}`),
    make("b", { "aria-hidden": true }, String(Number(day.day.slice(8)))),
    make("small", { "aria-hidden": true }, day.totalSen !== null && isOpen ? short(day.totalSen) : ""),
  );
  if (isOpen) button.addEventListener("click", () => onChoose(day.day));
  return button;
}

function weekdays(language: WidgetLanguage): HTMLElement[] {
  return Array.from({ length: 7 }, (_, at) =>
    make(
      "span",
      { "aria-hidden": true, className: "weekday" },
      dateText(addDays("2026-01-05", at), language, { weekday: "short" }),
    ),
  );
}

function turnButton(label: string, sign: string, onClick: (() => void) | null): HTMLElement {
  const button = make(
    "button",
    { type: "button", className: "turn", "aria-label": label, disabled: onClick === null },
    make("span", { "aria-hidden": true }, sign),
  );
  if (onClick !== null) button.addEventListener("click", onClick);
  return button;
}

/** A month of arrival days, Monday first; days that are over are not shown. */
export function makeCalendar(props: Props): HTMLElement {
  const { month, today, days, language, words, onTurn } = props;
  const earlier = monthStart(addDays(month, -1));
  const shown = (days ?? []).filter(({ day }) => day >= today);
  const first = shown[0]?.day;
  const lead = first === undefined ? 0 : weekdayOf(first) - 1;
  return make(
    "div",
    { className: "calendar", role: "group", "aria-label": words.arrival, "aria-busy": days === undefined },
    make(
      "div",
      { className: "head" },
      turnButton(words.earlier, "‹", month > today ? () => onTurn(earlier) : null),
      make("b", { "aria-live": "polite" }, dateText(month, language, { month: "long", year: "numeric" })),
      turnButton(words.later, "›", () => onTurn(monthStart(addDays(month, 31)))),
    ),
    make(
      "div",
      { className: "grid" },
      ...weekdays(language),
      ...Array.from({ length: lead }, () => make("span")),
      ...shown.map((day) => dayButton(day, props)),
    ),
    days === undefined ? make("p", { className: "hint" }, words.loading) : null,
  );
}
