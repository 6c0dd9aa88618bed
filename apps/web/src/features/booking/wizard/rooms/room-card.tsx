import type { RoomChoice } from "@pulau/contract/party.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { BedType, Occupants, Party } from "@pulau/domain/party/party.ts";
import { useState } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { Picture } from "../../../../ui/picture.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Resort, RoomTypeOffer } from "../calls.ts";
import { CancelNote } from "../summary/cancel-note.tsx";
import { BedsChoice, BedsLine } from "./beds-choice.tsx";
import { OneRoomGuests } from "./one-room-guests.tsx";
import { RoomAct } from "./room-act.tsx";
import { RoomFacts } from "./room-facts.tsx";
import { RoomPrice } from "./room-price.tsx";
import { RoomState } from "./room-state.tsx";
import styles from "./rooms.module.css";
import { SharedBy } from "./shared-by.tsx";
import { SharingTick } from "./sharing-tick.tsx";

type Props = {
  resort: Resort;
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
  onKeep: (rooms: readonly RoomChoice[]) => Promise<boolean>;
  onSplit: (rooms: readonly RoomChoice[]) => void;
};

/** One kind of room with its whole price by how many share. One that does not fit stays in sight and says why. */
export function RoomCard(props: Props) {
  const { type, all, party, chosen, chosenSen, heldNo, onKeep } = props;
  const { say } = useLanguage();
  const [looked, setLooked] = useState<BedType | null>(null);
  const bed =
    chosen?.bedType ?? looked ?? type.prices.toSorted((a, b) => a.totalSen - b.totalSen)[0]?.bedType ?? null;
  const sen = type.prices.find(({ bedType }) => bedType === bed)?.totalSen ?? null;
  const name = say(type.name);
  const room: RoomChoice | null =
    bed === null ? null : { roomTypeId: type._id, occupants: all, ...chosen, bedType: bed };
  const chooseBed = (bedType: BedType) =>
    chosen === null ? setLooked(bedType) : void onKeep([{ ...chosen, bedType }]);
  return (
    <Card
      as="li"
      data-chosen={chosen === null ? undefined : ""}
      padded={false}
      className={classNames(
        styles.card,
        chosen !== null && styles.chosen,
        type.refusal !== null && styles.no,
      )}
    >
      <div className={styles.picture}>
        <Picture
          name={type.picture}
          alt={type.pictureAlt ? say(type.pictureAlt) : ""}
          sizes="(max-width: 759px) 100vw, 232px"
        />
      </div>
      <div className={styles.body}>
        <div className={styles.title}>
          <div>
            <h2 className="display">{name}</h2>
            <RoomState type={type} all={all} heldNo={heldNo} />
          </div>
          {sen !== null && <RoomPrice sen={sen} chosen={chosen !== null} chosenSen={chosenSen} />}
        </div>
        <RoomFacts type={type} />
        {chosen === null ? (
          <BedsLine type={type} occupants={all} />
        ) : (
          <>
            <BedsChoice
              type={type}
              occupants={all}
              value={chosen.bedOptionId}
              onChange={(bedOptionId) => void onKeep([{ ...chosen, bedOptionId }])}
            />
            <SharingTick type={type} room={chosen} onChange={(next) => void onKeep([next])} />
          </>
        )}
        {sen !== null && <CancelNote resort={props.resort} />}
        <div className={styles.foot}>
          <SharedBy type={type} all={all} value={bed} onChange={chooseBed} />
          <RoomAct {...props} name={name} room={room} />
        </div>
      </div>
      {chosen !== null && <OneRoomGuests party={party} type={type} all={all} onSplit={props.onSplit} />}
    </Card>
  );
}
