import { type BedType, bedTypes } from "@pulau/domain/party/party.ts";
import { useTranslation } from "react-i18next";
import { Segmented } from "../../../../ui/segmented.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { RoomTypeOffer } from "../calls.ts";

type Props = { type: RoomTypeOffer; value: BedType | null; onChange: (bedType: BedType) => void };

/** By how many a room is shared: only what has a price can be chosen. */
export function SharedBy({ type, value, onChange }: Props) {
  const { t } = useTranslation("booking");
  const { say } = useLanguage();
  return (
    <Segmented
      label={t("rooms.shareOf", { name: say(type.name) })}
      hideLabel
      value={type.refusal === null ? value : null}
      choices={bedTypes
        .filter((bedType) => type.bedTypes.includes(bedType))
        .map((bedType) => ({
          value: bedType,
          text: t(`beds.${bedType}`),
          disabled: !type.prices.some((price) => price.bedType === bedType),
        }))}
      onChange={onChange}
    />
  );
}
