import { addDays } from "@pulau/domain/calendar/day.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { ErrorState } from "../../../../ui/states.tsx";
import { useDraft } from "../draft/draft-context.ts";
import { StepForm, StepShape } from "../frame/step-form.tsx";
import type { StepProps } from "../frame/step-gate.tsx";
import { useHold } from "../hold/hold-context.ts";
import { usePartyText } from "../party/use-party-text.ts";
import { useChosenOption } from "../summary/stay-lines.tsx";
import { DirectionCard } from "./direction-card.tsx";
import { fullBoat } from "./full-boat.ts";
import { LandSection } from "./land/land-section.tsx";
import { useLand } from "./land/use-land.ts";
import { OtherSailings } from "./other-sailings.tsx";
import { useBoatTimes } from "./use-boat-times.ts";
import { useBoats } from "./use-boats.ts";
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
  const stay = { out: checkIn, back: checkOut };
  const persons = json.party.adults + json.party.childAges.length;
  const boats = useBoats({ checkIn, checkOut });
  const times = useBoatTimes(boats.data, resort.boats);
  const land = useLand({ checkIn, checkOut }, times);
  return (
    <StepForm
      step="transport"
      title={t("transport.title")}
      lead={state === "live" && t("transport.lead", { party: partyText(json.party) })}
      onContinue={() => busy === null && land.settle()}
      formRef={land.form.form.ref}
    >
      {boats.error && <ErrorState error={boats.error} retry={() => void boats.refetch()} />}
      {boats.isPending && <StepShape what={t("wait.boats")} />}
      {boats.data !== undefined &&
        directions.map((direction) => {
          const list = boats.data[direction];
          // Of an ended hold, its boats stay what was chosen, as long as the stay is on their days.
          const held = hold?.crossings.find(
            (crossing) =>
              crossing.direction === direction && (state === "live" || crossing.day === stay[direction]),
          );
          const isHeld = held !== undefined && state === "live";
          const refused = fullBoat(failures[direction]);
          const allFull = !isHeld && list.every(({ seatsLeft }) => seatsLeft < persons);
          return (
            <DirectionCard
              key={direction}
              direction={direction}
              day={stay[direction]}
              crossings={list}
              chosen={json.transport[direction]}
              held={held}
              ended={state === "ended"}
              persons={persons}
              busy={busy === direction}
              failure={failures[direction] ?? null}
              onChoose={(choice) => choose(direction, choice)}
            >
              {(refused !== null || allFull) && (
                <OtherSailings
                  direction={refused?.direction ?? direction}
                  stay={stay}
                  offered={refused?.offered ?? []}
                />
              )}
            </DirectionCard>
          );
        })}
      <p className="hint">{t("transport.early", { minutes: resort.boats.boardMinutes })}</p>
      <LandSection desk={land} boats={times} />
    </StepForm>
  );
}
