import { occupantsOf, travellersOf } from "@pulau/domain/party/kinds.ts";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import { everyRoomType, type RoomTypeOffer } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { ChoiceList } from "../frame/choice-card.tsx";
import { StepShape } from "../frame/step-form.tsx";
import { sameBeds } from "../rooms/occupants.ts";
import { RoomCard } from "../rooms/room-card.tsx";
import { useOffers } from "../rooms/use-offers.ts";
import type { SampleProps } from "./sample-props.ts";

/** As the stay offers them; before a package is sold with them, what they are without a price. */
function useRoomTypes(isSold: boolean) {
  const offers = useOffers();
  const every = useCall(everyRoomType, {}, { enabled: !isSold, staleTime: 0 });
  const unsold = every.data?.roomTypes.map(
    ({ rooms, ...type }): RoomTypeOffer => ({
      ...type,
      free: rooms,
      refusal: null,
      prices: [],
      sharingSaves: false,
      childBeds: [],
    }),
  );
  const { error, refetch } = isSold ? offers : every;
  return { types: isSold ? offers.data?.roomTypes : unsold, error, retry: () => void refetch() };
}

/** The cards of the room types. */
export function RoomSample({ resort, json: { optionId } }: SampleProps) {
  const { t } = useTranslation(["sample", "booking"]);
  const { json, edit } = useDraft();
  const { types, error, retry } = useRoomTypes(optionId !== null);
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
      {optionId === null && <p className="hint">{t("noPriceYet")}</p>}
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
