import { bedsHold } from "@pulau/domain/party/bed-places.ts";
import type { Occupants } from "@pulau/domain/party/party.ts";
import { useTranslation } from "react-i18next";
import { Select } from "../../../ui/text-fields.tsx";
import { useBedsText } from "../../../ui/use-beds-text.ts";
import type { RoomTypeOffer } from "../calls.ts";

/** The ways to make up a room of this type that sleep these people; all of them where none does. */
export const waysFor = ({ bedOptions }: RoomTypeOffer, occupants: Occupants): RoomTypeOffer["bedOptions"] => {
  const fitting = bedOptions.filter(({ beds }) => bedsHold(beds, occupants));
  return fitting.length > 0 ? fitting : bedOptions;
};

type Props = {
  type: RoomTypeOffer;
  occupants: Occupants;
  value: string | undefined;
  onChange: (bedOptionId: string) => void;
};

/** Which beds stand in the room: a choice where there is one, else what there is. */
export function BedsChoice({ type, occupants, value, onChange }: Props) {
  const { t } = useTranslation("booking");
  const bedsText = useBedsText();
  const ways = waysFor(type, occupants);
  const [first] = ways;
  if (first === undefined) return null;
  if (ways.length === 1) return <p className="hint">{bedsText(first.beds)}</p>;
  return (
    <Select
      label={t("rooms.beds")}
      value={value ?? first.bedOptionId}
      choices={ways.map(({ bedOptionId, beds }) => ({ value: bedOptionId, text: bedsText(beds) }))}
      onChange={onChange}
    />
  );
}
