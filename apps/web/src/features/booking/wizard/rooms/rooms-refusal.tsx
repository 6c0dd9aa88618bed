import type { RoomChoice } from "@pulau/contract/party.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import { isFailure } from "../../../../api/call-failure.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { ErrorState } from "../../../../ui/states.tsx";
import { Notice } from "../../../../ui/surfaces.tsx";
import { useFailureText } from "../../../../ui/use-failure-text.ts";
import type { Resort } from "../calls.ts";
import { RequestOffer } from "../enquiry/request-offer.tsx";
import { fullBoat } from "../transport/full-boat.ts";
import { OtherSailings } from "../transport/other-sailings.tsx";

type Props = {
  failure: unknown;
  resort: Resort;
  stay: { checkIn: Day; checkOut: Day } | null;
  /** The rooms that were to be held. */
  rooms: readonly RoomChoice[];
  onTaken: () => void;
};

/** Why rooms could not be held, with the way on that there is: ask for a price, or take another boat. */
export function RoomsRefusal({ failure, resort, stay, rooms, onTaken }: Props) {
  const { t } = useTranslation("booking");
  const say = useFailureText();
  if (failure === null) return null;
  if (isFailure(failure, "ON_ENQUIRY")) return <RequestOffer resort={resort} why="price" />;
  if (isFailure(failure, "NO_RATE")) {
    return (
      <>
        <Notice tone="warning" title={t("rooms.noRate")}>
          {say(failure)}
        </Notice>
        <RequestOffer resort={resort} why="package" />
      </>
    );
  }
  const full = fullBoat(failure);
  if (full === null || stay === null) return <ErrorState error={failure} />;
  return (
    <OtherSailings
      {...full}
      stay={{ out: stay.checkIn, back: stay.checkOut }}
      rooms={[...rooms]}
      onTaken={onTaken}
    />
  );
}
