import type { RoomChoice } from "@pulau/contract/party.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { occupantsOf, travellersOf } from "@pulau/domain/party/kinds.ts";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isFailure } from "../../../../api/call-failure.ts";
import { useCall } from "../../../../api/use-call.ts";
import { FieldError } from "../../../../ui/field-frame.tsx";
import { rangeText } from "../../../../ui/format.ts";
import { ErrorState } from "../../../../ui/states.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { AskForOffer } from "../asking/ask-for-offer.tsx";
import { useDraft } from "../draft/draft-context.ts";
import { useWay } from "../flow/way.ts";
import { StepForm, StepShape } from "../frame/step-form.tsx";
import type { StepProps } from "../frame/step-gate.tsx";
import { FullyBooked } from "../full/fully-booked.tsx";
import { useHold } from "../hold/hold-context.ts";
import { usePartyText } from "../party/use-party-text.ts";
import { useChosenOption } from "../summary/stay-lines.tsx";
import { useWizardCalls } from "../wizard-calls.ts";
import { ChooseForUs } from "./choose-for-us.tsx";
import { RoomCard } from "./room-card.tsx";
import { RoomPlan } from "./room-plan.tsx";
import styles from "./rooms.module.css";
import { RoomsRefusal } from "./rooms-refusal.tsx";
import { useKeepRooms } from "./use-keep-rooms.ts";

/** What is free for the draft's stay; rooms of its own hold count as free. */
function useOffers() {
  const { draftId, json } = useDraft();
  const { roomTypes } = useWizardCalls();
  return useCall(
    roomTypes,
    {
      body: {
        optionId: json.optionId ?? "",
        checkIn: json.checkIn ?? "",
        nights: json.nights,
        party: json.party,
        draftId,
      },
    },
    { enabled: json.optionId !== null && json.checkIn !== null },
  );
}

/** What was chosen for the guest may stand far below; they shall see it. */
const showChoice = (): true => {
  requestAnimationFrame(() => document.querySelector("[data-chosen]")?.scrollIntoView({ block: "center" }));
  return true;
};

/** The plan of several rooms opens above the cards: whoever asked for it is taken there. */
const showPlan = () =>
  requestAnimationFrame(() => {
    const plan = document.querySelector<HTMLElement>("[data-chosen]");
    plan?.scrollIntoView({ block: "start" });
    plan?.querySelector("h2")?.focus({ preventScroll: true });
  });

function Lead({ resort }: StepProps) {
  const { t } = useTranslation("booking");
  const { say, language } = useLanguage();
  const { json } = useDraft();
  const { pathTo } = useWay();
  const { chosen, nights } = useChosenOption();
  const party = usePartyText(resort.bands)(json.party);
  return (
    <>
      {json.checkIn !== null && chosen !== undefined && nights !== undefined
        ? t("rooms.lead", {
            name: say(chosen.name),
            days: rangeText(json.checkIn, addDays(json.checkIn, nights), language, "brief"),
            nights: t("nights", { count: nights }),
            party,
          })
        : party}{" "}
      <Link className="link whole" to={pathTo("dates")}>
        {t("rooms.change")}
      </Link>
    </>
  );
}

export default function RoomsStep({ resort }: StepProps) {
  const { t } = useTranslation("booking");
  const { json } = useDraft();
  const { state, hold } = useHold();
  const offers = useOffers();
  const { keep, failure, wanted, under, forget } = useKeepRooms();
  const [plan, setPlan] = useState<readonly RoomChoice[] | null>(null);
  const [missing, setMissing] = useState(false);
  const all = occupantsOf(travellersOf(json.party), resort.bands);
  const list = offers.data?.roomTypes ?? [];
  const nothingFree =
    offers.data !== undefined && json.rooms.length === 0 && list.every(({ free }) => free === 0);
  const rooms = plan ?? json.rooms;
  const { nights } = useChosenOption();
  const { checkIn } = json;
  const stay = checkIn && nights ? { checkIn, checkOut: addDays(checkIn, nights) } : null;
  const keepNow = async (chosen: readonly RoomChoice[], mark: string) => {
    setMissing(false);
    const kept = await keep(chosen, mark);
    setPlan(null);
    return kept;
  };
  const goOn = async () => {
    setMissing(rooms.length === 0);
    if (rooms.length === 0) return false;
    return plan === null && state === "live" ? true : keepNow(rooms, "continue");
  };
  const single = rooms.length === 1 ? rooms[0] : undefined;
  const chosenSen = list
    .find((type) => type._id === single?.roomTypeId)
    ?.prices.find((price) => price.bedType === single?.bedType)?.totalSen;
  if (nothingFree || isFailure(offers.error, "PACKAGE_CLOSED")) {
    return <FullyBooked resort={resort} refusal={offers.error} />;
  }
  return (
    <StepForm step="rooms" title={t("rooms.title")} lead={<Lead resort={resort} />} onContinue={goOn}>
      <ChooseForUs
        keep={(chosen) => keepNow(chosen, "auto").then((kept) => kept && showChoice())}
        busy={under === "auto"}
      />
      <RoomsRefusal failure={failure} resort={resort} stay={stay} rooms={wanted} onTaken={forget} />
      {missing && <FieldError>{t("rooms.missing")}</FieldError>}
      {rooms.length > 1 && (
        <RoomPlan
          rooms={rooms}
          types={list}
          all={all}
          stay={stay}
          changed={plan !== null}
          busy={under === "plan"}
          onChange={setPlan}
          onKeep={() => keepNow(rooms, "plan")}
        />
      )}
      {offers.error && <ErrorState error={offers.error} retry={() => void offers.refetch()} />}
      {offers.isPending && <StepShape what={t("wait.rooms")} />}
      <ul className={styles.list}>
        {list.map((type) => (
          <RoomCard
            key={type._id}
            type={type}
            all={all}
            party={json.party}
            chosen={single?.roomTypeId === type._id ? single : null}
            chosenSen={chosenSen ?? null}
            heldNo={
              state === "live" ? hold?.rooms.find((room) => room.roomTypeId === type._id)?.roomNo : undefined
            }
            busy={under === type._id}
            onKeep={(chosen) => keepNow(chosen, type._id)}
            onSplit={(rooms) => {
              setPlan(rooms);
              showPlan();
            }}
          />
        ))}
      </ul>
      {list.some(({ refusal }) => refusal === "ON_ENQUIRY") ? (
        <AskForOffer resort={resort} why="price" />
      ) : (
        list.some(({ refusal }) => refusal === "NO_RATE") && <AskForOffer resort={resort} why="package" />
      )}
    </StepForm>
  );
}
