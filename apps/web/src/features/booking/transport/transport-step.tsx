import { addDays } from "@pulau/domain/calendar/day.ts";
import { useTranslation } from "react-i18next";
import { useCall } from "../../../api/use-call.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { DayText } from "../../../ui/written.tsx";
import { sailings } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { partyQuery } from "../flow/wish.ts";
import { StepForm, StepShape } from "../frame/step-form.tsx";
import type { StepProps } from "../frame/step-gate.tsx";
import { useHold } from "../hold/hold-context.ts";
import { usePartyText } from "../party/use-party-text.ts";
import { useChosenOption } from "../summary/stay-lines.tsx";
import { CrossingChoices } from "./crossing-choices.tsx";
import styles from "./transport.module.css";
import { useTransport } from "./use-transport.ts";

const directions = ["out", "back"] as const;

export default function TransportStep({ resort }: StepProps) {
  const { t } = useTranslation("booking");
  const { json } = useDraft();
  const { nights } = useChosenOption();
  const { state, hold } = useHold();
  const partyText = usePartyText(resort.bands);
  const { choose, failures, busy } = useTransport();
  const checkIn = json.checkIn ?? resort.today;
  const checkOut = hold?.quote.checkOut ?? addDays(checkIn, nights ?? 1);
  const persons = json.party.adults + json.party.childAges.length;
  const boats = useCall(
    sailings,
    { query: { ...partyQuery(json.party), checkIn, checkOut } },
    { keepPrevious: true },
  );
  return (
    <StepForm
      step="transport"
      title={t("transport.title")}
      lead={t("transport.lead", { party: partyText(json.party) })}
      onContinue={() => busy === null}
    >
      {boats.error && <ErrorState error={boats.error} retry={() => void boats.refetch()} />}
      {boats.isPending && <StepShape what={t("wait.boats")} />}
      {boats.data !== undefined &&
        directions.map((direction) => (
          <Card as="section" key={direction} aria-labelledby={`boats-${direction}`}>
            <div className={styles.head}>
              <h2 id={`boats-${direction}`}>{t(`transport.${direction}`)}</h2>
              <span className="hint">
                <DayText day={direction === "out" ? checkIn : checkOut} shape="weekday" />
              </span>
            </div>
            <CrossingChoices
              label={t(`transport.${direction}`)}
              crossings={boats.data[direction]}
              chosen={json.transport[direction]}
              held={
                state === "live" ? hold?.crossings.find((each) => each.direction === direction) : undefined
              }
              persons={persons}
              busy={busy === direction}
              failure={failures[direction] ?? null}
              onChoose={(choice) => choose(direction, choice)}
            />
          </Card>
        ))}
      <p className="hint">{t("transport.early")}</p>
    </StepForm>
  );
}
