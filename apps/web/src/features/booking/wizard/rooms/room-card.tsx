import type { RoomChoice } from "@pulau/contract/party.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { inBeds } from "@pulau/domain/party/beds.ts";
import type { Occupants, Party } from "@pulau/domain/party/party.ts";
import type { Beds } from "@pulau/domain/party/several-rooms.ts";
import { memo, useState } from "react";
import { Score } from "../../../../business/reviews/score.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Resort, RoomTypeOffer } from "../calls.ts";
import { ChoiceCard } from "../frame/choice-card.tsx";
import { CancelNote } from "../summary/cancel-note.tsx";
import { BedsChoice, BedsLine, withMadeUp } from "./beds-choice.tsx";
import { ChildBeds } from "./child-beds.tsx";
import { firstPrice, sameBeds, withoutBeds } from "./occupants.ts";
import { OneRoomGuests } from "./one-room-guests.tsx";
import { RoomActions } from "./room-actions.tsx";
import { RoomFacts } from "./room-facts.tsx";
import { RoomPrice } from "./room-price.tsx";
import { RoomSharing } from "./room-sharing.tsx";
import { RoomState } from "./room-state.tsx";
import styles from "./rooms.module.css";
import { SharingConsent } from "./sharing-consent.tsx";

type Props = {
  /** Whose policy the stay is booked under; null in a change, whose booking keeps its own. */
  resort: Resort | null;
  type: RoomTypeOffer;
  all: Occupants;
  party: Party;
  /** The choice, when it is this type and alone. */
  chosen: RoomChoice | null;
  /** Whole price of what is chosen, to compare with. */
  chosenSen: Sen | null;
  /** Number of the room that is held, `V-03`. */
  heldNo: string | undefined;
  busy: boolean;
  /** Keeps these rooms, under this type's mark. */
  onKeep: (rooms: readonly RoomChoice[], mark: string) => Promise<boolean>;
  onSplit: (rooms: readonly RoomChoice[]) => void;
};

/** One kind of room with its whole price by how many share. One that does not fit stays in sight and says why. */
export const RoomCard = memo(function RoomCard(props: Props) {
  const { type, all, party, chosen, chosenSen, heldNo } = props;
  const keep = (rooms: readonly RoomChoice[]) => props.onKeep(rooms, type._id);
  const { say } = useLanguage();
  const { t } = useTranslation("booking");
  const [looked, setLooked] = useState<Beds | null>(null);
  const { bedType = null, extraBeds } = chosen ?? looked ?? firstPrice(type.prices, all) ?? {};
  const beds = bedType === null ? null : { bedType, ...(extraBeds !== undefined && { extraBeds }) };
  const sen = (beds && type.prices.find((price) => sameBeds(price, beds))?.totalSen) ?? null;
  const name = say(type.name);
  const room: RoomChoice | null =
    beds === null ? null : { roomTypeId: type._id, occupants: all, ...chosen, ...beds };
  const ofBedType = type.prices.filter((price) => price.bedType === bedType);
  const chooseBeds = ({ bedType, extraBeds }: Beds) => {
    const next = { bedType, ...(extraBeds !== undefined && { extraBeds }) };
    if (chosen === null) setLooked(next);
    else void keep([withMadeUp(type, { ...withoutBeds(chosen), ...next })]);
  };
  const chooseBedType = (next: Beds["bedType"]) => {
    const way = firstPrice(
      type.prices.filter((price) => price.bedType === next),
      all,
    );
    if (way) chooseBeds(way);
  };
  return (
    <ChoiceCard
      picture={type.picture}
      alt={type.pictureAlt ? say(type.pictureAlt) : ""}
      chosen={chosen !== null}
      refused={type.refusal !== null}
      foot={
        <>
          <RoomSharing type={type} all={all} value={bedType} onChange={chooseBedType} />
          <RoomActions {...props} name={name} room={room} onKeep={keep} />
        </>
      }
      below={chosen !== null && <OneRoomGuests party={party} type={type} all={all} onSplit={props.onSplit} />}
    >
      <div className={styles.title}>
        <div>
          <h2 className="display">
            <a href={`/rooms/${type.slug}`} target="_blank" rel="noreferrer">
              {name}
            </a>
          </h2>
          <div className={styles.standing}>
            {type.score && <Score score={type.score} name={name} of={{ roomTypeId: type._id }} />}
            <RoomState type={type} all={all} heldNo={heldNo} />
          </div>
        </div>
        {sen !== null && <RoomPrice sen={sen} chosen={chosen !== null} chosenSen={chosenSen} />}
      </div>
      <RoomFacts type={type} />
      {chosen === null ? (
        <BedsLine type={type} occupants={room ? inBeds(room) : all} />
      ) : (
        <>
          <BedsChoice
            type={type}
            occupants={inBeds(chosen)}
            value={chosen.bedOptionId}
            onChange={(bedOptionId) => void keep([{ ...chosen, bedOptionId }])}
          />
          <SharingConsent type={type} room={chosen} onChange={(next) => void keep([next])} />
        </>
      )}
      {beds && type.refusal === null && (
        <ChildBeds
          label={t("rooms.childBeds")}
          occupants={all}
          ways={ofBedType}
          value={beds}
          onChange={chooseBeds}
        />
      )}
      {sen !== null && props.resort && <CancelNote resort={props.resort} />}
    </ChoiceCard>
  );
});
