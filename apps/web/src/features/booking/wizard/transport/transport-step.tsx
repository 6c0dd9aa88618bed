import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { useMemo } from "react";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { DayText } from "../../../../ui/money-and-dates.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { type Crossing, sailings } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { partyQuery } from "../flow/stay-search.ts";
import { StepForm, StepShape } from "../frame/step-form.tsx";
import type { StepProps } from "../frame/step-gate.tsx";
import { useHold } from "../hold/hold-context.ts";
import { usePartyText } from "../party/use-party-text.ts";
import { useChosenOption } from "../summary/stay-lines.tsx";
import { CrossingChoices } from "./crossing-choices.tsx";
import { fullBoat } from "./full-boat.ts";
import { LandSection } from "./land/land-section.tsx";
import { useLand } from "./land/use-land.ts";
import { OtherSailings } from "./other-sailings.tsx";
import styles from "./transport.module.css";
import { useTransport } from "./use-transport.ts";

const directions = ["out", "back"] as const;
type Direction = (typeof directions)[number];

/** The boats on the days of the stay, as the option offers them. */
function useBoats(stay: { checkIn: Day; checkOut: Day }) {
  const { json, draftId } = useDraft();
  return useCall(
    sailings,
    { query: { ...partyQuery(json.party), ...stay, optionId: json.optionId ?? undefined, draftId } },
    { keepPrevious: true },
  );
}

/** The route, where all boats have the same; else each says its own. */
const onlyWay = ([first, ...others]: readonly Crossing[]): Pick<Crossing, "from" | "to"> | null =>
  first !== undefined && others.every(({ from, to }) => from === first.from && to === first.to)
    ? { from: first.from, to: first.to }
    : null;

/** When the boats leave that are held or chosen; a charter has no time. */
function useBoatTimes(boats: Record<Direction, Crossing[]> | undefined, rules: StepProps["resort"]["boats"]) {
  const { json } = useDraft();
  const { state, hold } = useHold();
  const timeOf = (direction: Direction): string | null => {
    const held =
      state === "live" ? hold?.crossings.find((crossing) => crossing.direction === direction) : undefined;
    const list = boats?.[direction] ?? [];
    const wanted = list.find(({ _id }) => _id === json.transport[direction]?.crossingId);
    const boat = wanted ?? list.find(({ isDefault }) => isDefault);
    return (
      (held && (wanted === undefined || wanted._id === held.crossingId) ? held.time : boat?.time) ?? null
    );
  };
  const [out, back] = [timeOf("out"), timeOf("back")];
  return useMemo(() => ({ ...rules, out, back }), [rules, out, back]);
}

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
      lead={t("transport.lead", { party: partyText(json.party) })}
      onContinue={() => busy === null && land.settle()}
      formRef={land.form.form.ref}
    >
      {boats.error && <ErrorState error={boats.error} retry={() => void boats.refetch()} />}
      {boats.isPending && <StepShape what={t("wait.boats")} />}
      {boats.data !== undefined &&
        directions.map((direction) => {
          const list = boats.data[direction];
          const held =
            state === "live"
              ? hold?.crossings.find((crossing) => crossing.direction === direction)
              : undefined;
          const refused = fullBoat(failures[direction]);
          const way = onlyWay(list);
          const allFull = held === undefined && list.every(({ seatsLeft }) => seatsLeft < persons);
          return (
            <Card as="section" key={direction} aria-labelledby={`boats-${direction}`}>
              <div className={styles.head}>
                <h2 id={`boats-${direction}`}>{t(`transport.${direction}`)}</h2>
                <span className="hint">
                  <DayText day={stay[direction]} shape="weekday" />
                  {way !== null && <> · {t("transport.way", way)}</>}
                </span>
              </div>
              <CrossingChoices
                label={t(`transport.${direction}`)}
                crossings={list}
                saysWay={way === null}
                chosen={json.transport[direction]}
                held={held}
                persons={persons}
                busy={busy === direction}
                failure={failures[direction] ?? null}
                onChoose={(choice) => choose(direction, choice)}
              />
              {(refused !== null || allFull) && (
                <OtherSailings
                  direction={refused?.direction ?? direction}
                  stay={stay}
                  offered={refused?.offered ?? []}
                />
              )}
            </Card>
          );
        })}
      <p className="hint">{t("transport.early", { minutes: resort.boats.boardMinutes })}</p>
      <LandSection desk={land} boats={times} />
    </StepForm>
  );
}
