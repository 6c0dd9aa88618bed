import { type BedType, bedTypes, type Occupants } from "@pulau/domain/party/party.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Segmented } from "../../../../ui/segmented.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { RoomTypeOffer } from "../calls.ts";
import { headsIn } from "./occupants.ts";

type Props = {
  type: RoomTypeOffer;
  all: Occupants;
  value: BedType | null;
  onChange: (bedType: BedType) => void;
};

/** By how many a room is shared: a choice where there is one, else a sentence. */
export function RoomSharing({ type, all, value, onChange }: Props) {
  const { t } = useTranslation("booking");
  const { say } = useLanguage();
  const priced = bedTypes.filter((bedType) => type.prices.some((price) => price.bedType === bedType));
  if (type.refusal !== null || priced.length === 0) return <span />;
  if (priced.length === 1) return <span className="muted">{t("rooms.shared", { count: headsIn(all) })}</span>;
  return (
    <Segmented
      label={t("rooms.shareOf", { name: say(type.name) })}
      hideLabel
      value={value}
      choices={priced.map((bedType) => ({ value: bedType, text: t(`beds.${bedType}`) }))}
      onChange={onChange}
    />
  );
}
