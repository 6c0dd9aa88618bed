import type { BookingJson } from "@pulau/contract/drafts.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { RoomTypeId } from "@pulau/domain/ids.ts";
import { occupantsOf, travellersOf } from "@pulau/domain/party/kinds.ts";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import { checkRoomsAvailability, everyRoomType, type Resort, type RoomTypeOffer } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { ChoiceList } from "../frame/choice-card.tsx";
import { StepShape } from "../frame/step-form.tsx";
import { sameBeds } from "../rooms/occupants.ts";
import { RoomCard } from "../rooms/room-card.tsx";
import { useOffers } from "../rooms/use-offers.ts";
import { useChosenOption } from "../summary/stay-lines.tsx";
import type { SampleProps } from "./sample-props.ts";

/** As the stay offers them; before a package is sold with them, what they are and how many are free, without a price. */
function useRoomTypes({ optionId, checkIn }: BookingJson, { today }: Resort) {
  const isSold = optionId !== null;
  const { nights = 2 } = useChosenOption();
  const day = checkIn ?? today;
  const body = { checkIn: day, checkOut: addDays(day, nights) };
  const offers = useOffers();
  const every = useCall(everyRoomType, {}, { enabled: !isSold, staleTime: 0 });
  const counts = useCall(checkRoomsAvailability, { body }, { enabled: !isSold, staleTime: 0 });
  const queries = isSold ? [offers] : [every, counts];
  const freeOf = (_id: RoomTypeId) =>
    counts.data?.roomTypes.find(({ roomTypeId }) => roomTypeId === _id)?.free ?? 0;
  const unsold = every.data?.roomTypes.map((type): RoomTypeOffer => {
    const free = freeOf(type._id);
    const refusal = free === 0 ? "SOLD_OUT" : null;
    return { ...type, free, refusal, prices: [], several: [], sharingSaves: false, childBeds: [] };
  });
  return {
    types: isSold ? offers.data?.roomTypes : counts.data && unsold,
    error: queries.find(({ error }) => error)?.error,
    retry: () => void Promise.all(queries.map(({ refetch }) => refetch())),
  };
}

/** The cards of the room types. */
export function RoomSample({ resort, json: sampled }: SampleProps) {
  const { t } = useTranslation(["sample", "booking"]);
  const { json, edit } = useDraft();
  const { types, error, retry } = useRoomTypes(sampled, resort);
  if (error) return <ErrorState error={error} retry={retry} />;
  if (types === undefined) return <StepShape what={t("booking:wait.rooms")} />;
  if (types.length === 0)
    return (
      <EmptyState picture="lagoon-above" title={t("noRooms")}>
        {t("noRoomsText")}
      </EmptyState>
    );
  const [chosen] = json.rooms;
  const chosenSen = types
    .find(({ _id }) => _id === chosen?.roomTypeId)
    ?.prices.find((price) => chosen && sameBeds(price, chosen))?.totalSen;
  return (
    <>
      {sampled.optionId === null && <p className="hint">{t("noPriceYet")}</p>}
      <ChoiceList>
        {types.map((type) => (
          <RoomCard
            key={type._id}
            resort={resort}
            type={type}
            all={occupantsOf(travellersOf(json.party), resort.bands)}
            party={json.party}
            chosen={chosen?.roomTypeId === type._id ? chosen : null}
            chosenSen={chosenSen ?? null}
            heldNo={undefined}
            busy={false}
            onKeep={async (rooms) => {
              edit({ rooms: rooms.slice(0, 1) });
              return true;
            }}
            onSplit={() => undefined}
          />
        ))}
      </ChoiceList>
    </>
  );
}
