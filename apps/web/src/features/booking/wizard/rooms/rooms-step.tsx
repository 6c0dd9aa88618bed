import type { RoomChoice } from "@pulau/contract/party.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { occupantsOf, travellersOf } from "@pulau/domain/party/kinds.ts";
import { startTransition, useCallback, useEffect, useMemo, useRef } from "react";
import { isFailure } from "../../../../api/call-failure.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { FieldError } from "../../../../ui/field-frame.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useAfterDrawing } from "../../../../ui/use-after-drawing.ts";
import type { RoomTypeOffer } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { RequestOffer } from "../enquiry/request-offer.tsx";
import { useWizardFlow } from "../flow/wizard-flow.ts";
import { ChoiceList } from "../frame/choice-card.tsx";
import { StepForm, StepShape } from "../frame/step-form.tsx";
import type { StepProps } from "../frame/step-gate.tsx";
import { FullyBooked } from "../full/fully-booked.tsx";
import { useHold } from "../hold/hold-context.ts";
import { useChosenOption } from "../summary/stay-lines.tsx";
import { AutoSelectRooms } from "./auto-select-rooms.tsx";
import { sameBeds } from "./occupants.ts";
import { orderRoomTypes } from "./order-room-types.ts";
import { RoomCard } from "./room-card.tsx";
import { RoomPlan } from "./room-plan.tsx";
import styles from "./rooms.module.css";
import { RoomsIntro } from "./rooms-intro.tsx";
import { RoomsRefusal } from "./rooms-refusal.tsx";
import { useChosenRooms } from "./use-chosen-rooms.ts";
import { useOffers } from "./use-offers.ts";

/** What was chosen for the guest may stand far below; they shall see it. */
const showChoice = () => document.querySelector("[data-chosen]")?.scrollIntoView({ block: "center" });

/** The plan of several rooms opens above the cards: whoever asked for it is taken there. */
const showPlan = () => {
  const plan = document.querySelector<HTMLElement>("[data-chosen]");
  plan?.scrollIntoView({ block: "start" });
  plan?.querySelector("h2")?.focus({ preventScroll: true });
};

/** Spreads the party over several rooms. Their plan is drawn in pieces, so that the press is answered at once. */
function useSplit(rooms: readonly RoomChoice[], setPlan: (rooms: readonly RoomChoice[]) => void) {
  const requested = useRef(false);
  useEffect(() => {
    if (!requested.current || rooms.length < 2) return;
    requested.current = false;
    showPlan();
  });
  return useCallback(
    (spread: readonly RoomChoice[]) => {
      requested.current = true;
      startTransition(() => setPlan(spread));
    },
    [setPlan],
  );
}

export default function RoomsStep({ resort }: StepProps) {
  const { t } = useTranslation("booking");
  const { json } = useDraft();
  const { state, hold } = useHold();
  const { changesBooking } = useWizardFlow();
  const offers = useOffers();
  const { rooms, planned, setPlan, missing, keep, goOn, failure, wanted, under, forget } = useChosenRooms();
  const all = useMemo(() => occupantsOf(travellersOf(json.party), resort.bands), [json.party, resort.bands]);
  const split = useSplit(rooms, setPlan);
  const afterDrawing = useAfterDrawing();
  const list = offers.data?.roomTypes ?? [];
  const isFull = offers.data !== undefined && list.every(({ free }) => free === 0);
  const { nights } = useChosenOption();
  const { checkIn } = json;
  const stay = checkIn && nights ? { checkIn, checkOut: addDays(checkIn, nights) } : null;
  const single = rooms.length === 1 ? rooms[0] : undefined;
  const chosenSen = list
    .find((type) => type._id === single?.roomTypeId)
    ?.prices.find((price) => single && sameBeds(price, single))?.totalSen;
  if ((isFull && json.rooms.length === 0) || isFailure(offers.error, "PACKAGE_CLOSED")) {
    return <FullyBooked resort={resort} refusal={offers.error} />;
  }
  const { shown, gone } = orderRoomTypes(
    list,
    rooms.map(({ roomTypeId }) => roomTypeId),
  );
  const card = (type: RoomTypeOffer) => (
    <RoomCard
      key={type._id}
      resort={changesBooking ? null : resort}
      type={type}
      all={all}
      party={json.party}
      chosen={single?.roomTypeId === type._id ? single : null}
      chosenSen={chosenSen ?? null}
      heldNo={state === "live" ? hold?.rooms.find((room) => room.roomTypeId === type._id)?.roomNo : undefined}
      busy={under === type._id}
      onKeep={keep}
      onSplit={split}
    />
  );
  const keepSelected = async (selected: RoomChoice[]) => {
    const kept = await keep(selected, "auto");
    if (kept) afterDrawing(showChoice);
    return kept;
  };
  return (
    <StepForm step="rooms" title={t("rooms.title")} lead={<RoomsIntro resort={resort} />} onContinue={goOn}>
      <AutoSelectRooms keep={keepSelected} busy={under === "auto"} />
      <RoomsRefusal failure={failure} resort={resort} stay={stay} rooms={wanted} onTaken={forget} />
      {missing && <FieldError>{t("rooms.missing")}</FieldError>}
      {rooms.length > 1 && (
        <RoomPlan
          {...{ resort, rooms, all, stay }}
          types={list}
          changed={planned}
          busy={under === "plan"}
          onChange={setPlan}
          onKeep={() => keep(rooms, "plan")}
        />
      )}
      {offers.error && <ErrorState error={offers.error} retry={() => void offers.refetch()} />}
      {offers.isPending && <StepShape what={t("wait.rooms")} />}
      <ChoiceList>{shown.map(card)}</ChoiceList>
      {gone.length > 0 && (
        <details className={styles.gone}>
          <summary>{t("rooms.gone", { count: gone.length })}</summary>
          <ChoiceList>{gone.map(card)}</ChoiceList>
        </details>
      )}
      {list.some(({ refusal }) => refusal === "ON_ENQUIRY") ? (
        <RequestOffer resort={resort} why="price" />
      ) : (
        list.some(({ refusal }) => refusal === "NO_RATE") && <RequestOffer resort={resort} why="package" />
      )}
    </StepForm>
  );
}
