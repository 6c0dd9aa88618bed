import type { Day } from "@pulau/domain/calendar/day.ts";
import { formatRinggit, type Sen } from "@pulau/domain/money/sen.ts";
import { useCurrency } from "./currency.ts";
import { commaOf, type DayShape, dayText, rangeText } from "./format.ts";
import { useMoments } from "./time-zone.ts";
import { useLanguage } from "./use-language.ts";

/** `RM 1,234.50`, the same in every language. `converted` adds what that is in the currency that was chosen. */
export function Money({ sen, converted = false }: { sen: Sen; converted?: boolean }) {
  const { inCurrency } = useCurrency();
  return (
    <>
      <bdi className="whole">{formatRinggit(sen)}</bdi>
      {converted && inCurrency && (
        <small className="hint">
          {" "}
          <bdi className="amount">≈ {inCurrency(sen)}</bdi>
        </small>
      )}
    </>
  );
}

/** The comma between two pieces that are written side by side. */
export function Comma() {
  return commaOf(useLanguage().language);
}

/** What parts two sentences that follow one another: Chinese leaves no space after its full stop. */
export function Gap() {
  return useLanguage().language === "cn" ? "" : " ";
}

export function DayText({ day, shape }: { day: Day; shape?: DayShape }) {
  const { language } = useLanguage();
  return (
    <bdi>
      <time dateTime={day}>{dayText(day, language, shape)}</time>
    </bdi>
  );
}

export function DayRange({ from, to, shape }: { from: Day; to: Day; shape?: DayShape }) {
  const { language } = useLanguage();
  return <bdi>{rangeText(from, to, language, shape)}</bdi>;
}

export function MomentText({ moment }: { moment: string }) {
  const { momentText } = useMoments();
  return (
    <bdi>
      <time dateTime={moment}>{momentText(moment)}</time>
    </bdi>
  );
}
