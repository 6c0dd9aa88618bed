import type { RoomChoice } from "@pulau/contract/party.ts";
import { isAlone } from "@pulau/domain/pricing/empty-rooms.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import type { RoomTypeOffer } from "../calls.ts";

type Props = { type: RoomTypeOffer; room: RoomChoice; onChange: (room: RoomChoice) => void };

/** Whoever has a room alone may agree to share it, where that saves the single supplement. */
export function SharingConsent({ type, room, onChange }: Props) {
  const { t } = useTranslation("booking");
  if (!type.sharingSaves || !isAlone(room)) return null;
  const { sharing: _, ...alone } = room;
  return (
    <Checkbox
      label={t("rooms.sharing")}
      checked={room.sharing === true}
      onChange={(sharing) => onChange(sharing ? { ...alone, sharing } : alone)}
    />
  );
}
