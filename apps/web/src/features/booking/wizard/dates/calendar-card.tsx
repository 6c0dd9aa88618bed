import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { type SellingRule, sellingRules } from "@pulau/domain/catalogue/selling.ts";
import FullMonth from "../../../../business/full-month.tsx";
import { PriceCalendar } from "../../../../business/price-calendar.tsx";
import { isFull } from "../../../../business/priced-day.ts";
import { RuleNotice } from "../../../../business/rule-notice.tsx";
import { RateNote } from "../../../../business/shown-currency/rate-note.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { FieldError } from "../../../../ui/field-frame.tsx";
import { rangeText } from "../../../../ui/format.ts";
import { ErrorState } from "../../../../ui/states.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { useRuleText } from "../../../../ui/use-failure-text.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Month, Resort } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useWizardFlow } from "../flow/wizard-flow.ts";
import { useChangeStay } from "../party/use-change-stay.ts";
import { useChosenOption } from "../summary/stay-lines.tsx";
import { useWizardCalls } from "../wizard-calls.ts";
import styles from "./dates.module.css";
import { ExtraNights } from "./extra-nights.tsx";
import { PriceLevelLegend } from "./price-level-legend.tsx";
import type { ShownMonth } from "./use-month.ts";

type CalendarDay = Month["days"][number];

const isOpen = ({ state }: CalendarDay) => state === "free" || state === "enquiry";

/** A day that only longer stays may begin on says how long; one that only staff may choose is marked. */
const asShown = (day: CalendarDay, forStaff: string) => ({
  ...day,
  leastNights: day.rule === "minStay" ? day.nights : null,
  note: isOpen(day) && day.rule !== null ? forStaff : null,
});

/** By which rule guests could not choose the day that staff have chosen. */
const ruleOf = (days: readonly CalendarDay[] | undefined, chosen: Day | null): SellingRule | undefined => {
  const day = days?.find((day) => day.day === chosen);
  return day && isOpen(day) ? sellingRules.find((rule) => rule === day.rule) : undefined;
};

type Props = {
  resort: Resort;
  month: ShownMonth;
  /** One tried to go on without a day. */
  missing: boolean;
  /** A child's age is still to be told: until it is, no price is shown. */
  lacksAge: boolean;
  onChosen: () => void;
};

/** The day of arrival with its prices, the nights added to the package, and the stay that comes of both. */
export function CalendarCard({ resort, month: shown, missing, lacksAge, onChosen }: Props) {
  const { t } = useTranslation("booking");
  const { t: say } = useTranslation("staff");
  const { language } = useLanguage();
  const ruleText = useRuleText();
  const { json } = useDraft();
  const { option, nights: chosenNights } = useChosenOption();
  const changeStay = useChangeStay();
  const { changesBooking } = useWizardFlow();
  const { month, turn, queryOf, data, error, refetch } = shown;
  const { calendar } = useWizardCalls();
  const priced = lacksAge || error ? null : data;
  const broken = ruleOf(data?.days, json.checkIn);
  const nights = chosenNights ?? data?.nights ?? 1;
  const stay =
    json.checkIn === null ? null : { checkIn: json.checkIn, checkOut: addDays(json.checkIn, nights) };
  const chooseDay = (checkIn: Day) => {
    onChosen();
    if (checkIn !== json.checkIn) changeStay({ checkIn });
  };
  return (
    <Card>
      <PriceCalendar
        month={month}
        onTurn={turn}
        earliest={resort.today}
        days={priced === null ? null : priced?.days.map((day) => asShown(day, say("override.day")))}
        levels={priced?.priceLevels ?? null}
        stay={stay}
        onChoose={chooseDay}
      >
        {error && <ErrorState error={error} retry={() => void refetch()} />}
        {isFull(priced?.days) && (
          <FullMonth key={month} {...{ month, queryOf }} face={calendar} onTurn={turn} />
        )}
      </PriceCalendar>
      <PriceLevelLegend levels={priced?.priceLevels ?? null} days={priced?.days ?? []} />
      <RateNote />
      {option !== undefined && (
        <ExtraNights
          own={option.nights}
          nights={nights}
          most={data?.lengths.most ?? nights}
          onChange={(count) => changeStay({ nights: count === option.nights ? null : count })}
        />
      )}
      <p className={styles.chosen} role="status">
        {stay === null
          ? t("dates.none")
          : t("dates.chosen", {
              days: rangeText(stay.checkIn, stay.checkOut, language, "weekday"),
              in: resort.checkInTime,
              out: resort.checkOutTime,
            })}
      </p>
      {broken && (
        <RuleNotice rules={[broken]}>
          {say(changesBooking ? "override.laterInChange" : "override.later")}
        </RuleNotice>
      )}
      {missing && <FieldError>{ruleText("invalidDay")}</FieldError>}
    </Card>
  );
}
