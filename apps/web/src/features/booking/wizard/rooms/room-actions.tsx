import type { RoomChoice } from "@pulau/contract/party.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { IconCheck } from "../../../../ui/icons/index.ts";
import type { RoomTypeOffer } from "../calls.ts";
import styles from "./rooms.module.css";

type Props = {
  name: string;
  type: RoomTypeOffer;
  chosen: RoomChoice | null;
  room: RoomChoice | null;
  busy: boolean;
  onKeep: (rooms: readonly RoomChoice[]) => Promise<boolean>;
};

/** Choose this room, or where one is too small as many as are needed. */
export function RoomActions({ name, type, chosen, room, busy, onKeep }: Props) {
  const { t } = useTranslation("booking");
  if (chosen !== null) {
    return (
      <span className={styles.taken}>
        <Icon of={IconCheck} />
        {t("chosen")}
      </span>
    );
  }
  const { several } = type;
  if (several.length > 1) {
    return (
      <Button kind="outline" busy={busy} onClick={() => onKeep(several)}>
        {t("rooms.take", { count: several.length })}
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
