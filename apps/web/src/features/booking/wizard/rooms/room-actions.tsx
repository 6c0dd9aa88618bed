import type { RoomChoice } from "@pulau/contract/party.ts";
import type { Occupants } from "@pulau/domain/party/party.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { IconCheck } from "../../../../ui/icons/index.ts";
import type { RoomTypeOffer } from "../calls.ts";
import { firstBeds, roomsNeeded, spread } from "./occupants.ts";
import styles from "./rooms.module.css";

type Props = {
  name: string;
  type: RoomTypeOffer;
  all: Occupants;
  chosen: RoomChoice | null;
  room: RoomChoice | null;
  busy: boolean;
  onKeep: (rooms: readonly RoomChoice[]) => Promise<boolean>;
};

/** As many rooms of one type as the party needs, its people spread evenly. */
const several = (type: RoomTypeOffer, all: Occupants, count: number): RoomChoice[] =>
  spread(all, count).map((occupants) => ({
    roomTypeId: type._id,
    ...firstBeds(type, occupants),
    occupants,
  }));

/** Choose this room, or where one is too small as many as are needed. */
export function RoomActions({ name, type, all, chosen, room, busy, onKeep }: Props) {
  const { t } = useTranslation("booking");
  if (chosen !== null) {
    return (
      <span className={styles.taken}>
        <Icon of={IconCheck} />
        {t("chosen")}
      </span>
    );
  }
  const needed = type.refusal === "ROOM_TOO_SMALL" ? roomsNeeded(all, type) : null;
  if (needed !== null && needed > 1 && needed <= type.free) {
    return (
      <Button kind="outline" busy={busy} onClick={() => onKeep(several(type, all, needed))}>
        {t("rooms.take", { count: needed })}
      </Button>
    );
  }
  if (type.refusal !== null || room === null) return null;
  return (
    <Button
      kind="outline"
      busy={busy}
      aria-label={t("rooms.chooseOf", { name })}
      onClick={() => onKeep([room])}
    >
      {t("choose")}
    </Button>
  );
}
