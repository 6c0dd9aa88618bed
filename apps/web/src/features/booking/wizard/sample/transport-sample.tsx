import type { BookingJson } from "@pulau/contract/drafts.ts";
import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import type { BoatTimes } from "@pulau/domain/transport/transfer-times.ts";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import { endPoints, type Resort, startPoints } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { partyQuery } from "../flow/stay-search.ts";
import { StepShape } from "../frame/step-form.tsx";
import { useChosenOption } from "../summary/stay-lines.tsx";
import { DirectionCard } from "../transport/direction-card.tsx";
import { newTransfer, type TypedTransfer } from "../transport/land/land-schema.ts";
import { LandSection } from "../transport/land/land-section.tsx";
import { type StayDays, useLand } from "../transport/land/use-land.ts";
import { useBoatTimes } from "../transport/use-boat-times.ts";
import { useBoats } from "../transport/use-boats.ts";
import { SampleDraft } from "./sample-draft.tsx";
import type { SampleProps } from "./sample-props.ts";

const directions = ["out", "back"] as const;

/** A ride on the first road that is offered; null where there is none, undefined while it is looked for. */
function useFirstRide(party: BookingJson["party"]): TypedTransfer | null | undefined {
  const starts = useCall(startPoints, { query: {} }, { staleTime: 0 });
  const start = starts.data?.startPoints.find(({ directions: ways }) => ways.includes("out"));
  const ends = useCall(
    endPoints,
    { params: { _id: String(start?._id) }, query: partyQuery(party) },
    { enabled: start !== undefined, staleTime: 0 },
  );
  const end = ends.data?.endPoints[0];
  const hasNone = (starts.data && !start) || (ends.data && !end);
  if (starts.error || ends.error || hasNone) return null;
  const type = end?.transfers[0]?.type ?? "";
  return end && start && { ...newTransfer(party), startPointId: start._id, endPointId: end._id, type };
}

function Land({ boats, stay }: { boats: BoatTimes; stay: StayDays }) {
  return <LandSection desk={useLand(stay, boats)} boats={boats} />;
}

function Ways({ resort, checkIn }: { resort: Resort; checkIn: Day }) {
  const { t } = useTranslation(["sample", "booking"]);
  const { json, edit } = useDraft();
  const { nights = 2 } = useChosenOption();
  const stay = { checkIn, checkOut: addDays(checkIn, nights) };
  const { data, error, refetch } = useBoats(stay);
  const times = useBoatTimes(data, resort.boats);
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (data === undefined) return <StepShape what={t("booking:wait.boats")} />;
  const sails = data.out.length + data.back.length > 0;
  return (
    <>
      {sails ? (
        directions.map((direction) => (
          <DirectionCard
            key={direction}
            direction={direction}
            day={direction === "out" ? checkIn : stay.checkOut}
            crossings={data[direction]}
            chosen={json.transport[direction]}
            held={undefined}
            persons={json.party.adults + json.party.childAges.length}
            busy={false}
            failure={null}
            onChoose={(choice) => edit({ transport: { ...json.transport, [direction]: choice } })}
          />
        ))
      ) : (
        <EmptyState picture="lagoon-above" title={t("noBoats")}>
          {t("noBoatsText")}
        </EmptyState>
      )}
      {(json.transport.land ?? []).length > 0 && <Land boats={times} stay={stay} />}
    </>
  );
}

/** The boats on the days of the stay, and a ride to the jetty and home. */
export function TransportSample({ resort, json }: SampleProps) {
  const { t } = useTranslation("booking");
  const ride = useFirstRide(json.party);
  if (ride === undefined) return <StepShape what={t("wait.boats")} />;
  const transport = { ...json.transport, land: ride === null ? [] : [ride] };
  return (
    <SampleDraft json={{ ...json, transport }}>
      <Ways resort={resort} checkIn={json.checkIn ?? resort.today} />
    </SampleDraft>
  );
}
