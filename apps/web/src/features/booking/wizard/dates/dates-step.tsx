import { addDays, type Day, monthStart } from "@pulau/domain/calendar/day.ts";
import { type SellingRule, sellingRules } from "@pulau/domain/catalogue/selling.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useBackend, useCall } from "../../../../api/use-call.ts";
import { PriceCalendar } from "../../../../business/price-calendar.tsx";
import { FieldError } from "../../../../ui/field-frame.tsx";
import { rangeText } from "../../../../ui/format.ts";
import { ErrorState } from "../../../../ui/states.tsx";
import { Card, Notice } from "../../../../ui/surfaces.tsx";
import { useRuleText } from "../../../../ui/use-failure-text.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Month } from "../calls.ts";
import { RuleNotice } from "../desk/rule-notice.tsx";
import { useDraft } from "../draft/draft-context.ts";
import { useWay } from "../flow/way.ts";
import { partyQuery } from "../flow/wish.ts";
import { StepForm } from "../frame/step-form.tsx";
import type { StepProps } from "../frame/step-gate.tsx";
import { useHold } from "../hold/hold-context.ts";
import { PartyFields } from "../party/party-fields.tsx";
import { useChangeStay } from "../party/use-change-stay.ts";
import { useChosenOption } from "../summary/stay-lines.tsx";
import { useWizardCalls } from "../wizard-calls.ts";
import styles from "./dates.module.css";
import { ExtraNights } from "./extra-nights.tsx";
import { TideLegend } from "./tide-legend.tsx";

/** The month's prices for the draft's option and party. */
function useMonth(today: Day) {
  const { draftId, json } = useDraft();
  const { calendar } = useWizardCalls();
  const isDesk = useBackend().side.name === "staff";
  const [turned, setTurned] = useState<Day | null>(null);
  const month = monthStart(turned ?? json.checkIn ?? addDays(today, 14));
  const asked = useCall(
    calendar,
    {
      query: {
        ...partyQuery(json.party),
        optionId: json.optionId ?? "",
        month,
        ...(json.nights !== null && { nights: json.nights }),
        ...(json.boughtPackageId !== null && { boughtPackageId: json.boughtPackageId }),
        // The desk's twin of the call prices for whom the draft is.
        ...(isDesk && { draftId }),
      },
    },
    { enabled: json.optionId !== null },
  );
  return { month, turn: setTurned, ...asked };
}

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

export default function DatesStep({ resort }: StepProps) {
  const { t } = useTranslation("booking");
  const { t: say } = useTranslation("staff");
  const isDesk = useBackend().side.name === "staff";
  const { language } = useLanguage();
  const { json, flush } = useDraft();
  const { state } = useHold();
  const { option, nights: chosenNights } = useChosenOption();
  const changeStay = useChangeStay();
  const { changesBooking } = useWay();
  const ruleText = useRuleText();
  const [missing, setMissing] = useState(false);
  const { month, turn, data, error, refetch } = useMonth(resort.today);
  const broken = ruleOf(data?.days, json.checkIn);
  const nights = chosenNights ?? data?.nights ?? 1;
  const stay =
    json.checkIn === null ? null : { checkIn: json.checkIn, checkOut: addDays(json.checkIn, nights) };
  const chooseDay = (checkIn: Day) => {
    setMissing(false);
    if (checkIn !== json.checkIn) changeStay({ checkIn });
  };
  const chooseParty = ({ childAges, ...party }: Party) =>
    changeStay({ party: { ...party, childAges: [...childAges] } });
  return (
    <StepForm
      step="dates"
      title={t("dates.title")}
      lead={isDesk ? say("atDesk.datesLead", { count: nights }) : t("dates.lead", { count: nights })}
      onContinue={async () => {
        setMissing(json.checkIn === null);
        if (json.checkIn === null) return false;
        await flush();
        return true;
      }}
    >
      {json.boughtPackageId !== null && data?.paxMax && (
        <Notice tone="primary" title={t("dates.ahead")}>
          {t("dates.aheadText", { count: data.paxMax })}
        </Notice>
      )}
      {state === "live" && !changesBooking && <Notice tone="warning">{t("dates.letsGo")}</Notice>}
      <Card>
        <PriceCalendar
          month={month}
          onTurn={turn}
          earliest={resort.today}
          days={error ? [] : data?.days.map((day) => asShown(day, say("override.day")))}
          tide={data?.tide ?? null}
          stay={stay}
          onChoose={chooseDay}
        >
          {error && <ErrorState error={error} retry={() => void refetch()} />}
        </PriceCalendar>
        <TideLegend tide={data?.tide ?? null} />
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
      <Card as="section" aria-labelledby="party-title">
        <h2 className={styles.heading} id="party-title">
          {t("party.title")}
        </h2>
        <PartyFields
          party={json.party}
          most={Math.min(resort.limits.persons, data?.paxMax ?? resort.limits.persons)}
          asks={option?.asks}
          onChange={chooseParty}
        />
      </Card>
    </StepForm>
  );
}
