import type { RoomChoice } from "@pulau/contract/party.ts";
import type { Occupants, Party } from "@pulau/domain/party/party.ts";
import { firstBeds, spread } from "@pulau/domain/party/several-rooms.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconArrowsSplit } from "../../../../ui/icons/index.ts";
import { Avatar } from "../../../../ui/surfaces.tsx";
import type { RoomTypeOffer } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import styles from "./rooms.module.css";

/** Names as far as they are typed, else what is known of the person. */
function usePeople(party: Party): { place: number; name: string }[] {
  const { t } = useTranslation("booking");
  const { json } = useDraft();
  const ages = party.childAges.toSorted((a, b) => b - a);
  const nameOf = (i: number): string => {
    const typed = json.guests[i]?.fullName;
    const age = ages[i - party.adults];
    const known = age === undefined ? t("rooms.adult", { number: i + 1 }) : t("rooms.child", { age });
    if (typeof typed !== "string" || typed.trim() === "") return known;
    return age === undefined ? typed : t("rooms.named", { name: typed, age });
  };
  return Array.from({ length: party.adults + ages.length }, (_, place) => ({ place, name: nameOf(place) }));
}

type Props = {
  party: Party;
  type: RoomTypeOffer;
  all: Occupants;
  onSplit: (rooms: readonly RoomChoice[]) => void;
};

/** Everybody in the one chosen room, and the way to spread them over several. */
export function OneRoomGuests({ party, type, all, onSplit }: Props) {
  const { t } = useTranslation("booking");
  const people = usePeople(party);
  const split = () =>
    onSplit(
      spread(all, 2).map((occupants) => ({
        roomTypeId: type._id,
        ...firstBeds(type, occupants),
        occupants,
      })),
    );
  return (
    <div className={styles.who}>
      <div className={styles.whoHead}>
        <p className="strong">{t("rooms.who")}</p>
        {all.adult > 1 && type.free > 1 && (
          <Button kind="plain" size="small" icon={IconArrowsSplit} onClick={split}>
            {t("rooms.split")}
          </Button>
        )}
      </div>
      <ul className={styles.people}>
        {people.map(({ place, name }) => (
          <li key={place}>
            <Avatar name={name} />
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
