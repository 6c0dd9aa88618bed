import type { Party } from "@pulau/domain/party/party.ts";
import { useState } from "react";
import { useBackend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Card, Notice } from "../../../../ui/surfaces.tsx";
import { useDraft } from "../draft/draft-context.ts";
import { useWizardFlow } from "../flow/wizard-flow.ts";
import { useUnpriced } from "../frame/step-busy.ts";
import { StepForm } from "../frame/step-form.tsx";
import type { StepProps } from "../frame/step-gate.tsx";
import { useHold } from "../hold/hold-context.ts";
import { PartyFields } from "../party/party-fields.tsx";
import { toMissingAge } from "../party/to-missing-age.ts";
import { useChangeStay } from "../party/use-change-stay.ts";
import { useChosenOption } from "../summary/stay-lines.tsx";
import { CalendarCard } from "./calendar-card.tsx";
import styles from "./dates.module.css";
import { useMonth } from "./use-month.ts";

export default function DatesStep({ resort }: StepProps) {
  const { t } = useTranslation("booking");
  const { t: say } = useTranslation("staff");
  const isDesk = useBackend().side.name === "staff";
  const { json, flush } = useDraft();
  const { state } = useHold();
  const { option, nights: chosenNights } = useChosenOption();
  const changeStay = useChangeStay();
  const { changesBooking } = useWizardFlow();
  const [missing, setMissing] = useState(false);
  const [lacksAge, setLacksAge] = useState(false);
  useUnpriced(lacksAge);
  const month = useMonth(resort.today);
  const { data } = month;
  const nights = chosenNights ?? data?.nights ?? 1;
  const chooseParty = ({ childAges, ...party }: Party) =>
    changeStay({ party: { ...party, childAges: [...childAges] } });
  return (
    <StepForm
      step="dates"
      title={t("dates.title")}
      lead={isDesk ? say("atDesk.datesLead", { count: nights }) : t("dates.lead", { count: nights })}
      onContinue={async () => {
        setMissing(json.checkIn === null);
        if (toMissingAge(document) || json.checkIn === null) return false;
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
      <CalendarCard {...{ resort, month, missing, lacksAge }} onChosen={() => setMissing(false)} />
      <Card as="section" aria-labelledby="party-title">
        <h2 className={styles.heading} id="party-title">
          {t("party.title")}
        </h2>
        <PartyFields
          party={json.party}
          most={Math.min(resort.limits.persons, data?.paxMax ?? resort.limits.persons)}
          questions={option?.questions}
          onChange={chooseParty}
          onLacksAge={setLacksAge}
        />
      </Card>
    </StepForm>
  );
}
