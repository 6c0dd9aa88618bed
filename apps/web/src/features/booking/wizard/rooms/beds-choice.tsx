import type { RoomChoice } from "@pulau/contract/party.ts";
import type { BedOptionId } from "@pulau/domain/ids.ts";
import { bedsHold } from "@pulau/domain/party/bed-places.ts";
import { inBeds } from "@pulau/domain/party/beds.ts";
import type { Occupants } from "@pulau/domain/party/party.ts";
import { useBedsText } from "../../../../business/use-beds-text.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Select } from "../../../../ui/text-fields.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { RoomTypeOffer } from "../calls.ts";

/** The ways to make up a room of this type that sleep these people; all of them where none does. */
export const waysFor = ({ bedOptions }: RoomTypeOffer, occupants: Occupants): RoomTypeOffer["bedOptions"] => {
  const fitting = bedOptions.filter(({ beds }) => bedsHold(beds, occupants));
  return fitting.length > 0 ? fitting : bedOptions;
};

/** Keeps how the room is made up while that still sleeps its guests. */
export const withMadeUp = (type: RoomTypeOffer, { bedOptionId, ...room }: RoomChoice): RoomChoice => {
  const fits = waysFor(type, inBeds(room)).some((way) => way.bedOptionId === bedOptionId);
  return { ...room, ...(fits && { bedOptionId }) };
};

/** The beds of a room that is not chosen yet, in words: one way or another. */
export function BedsLine({ type, occupants }: Pick<Props, "type" | "occupants">) {
  const { locale } = useLanguage();
  const bedsText = useBedsText();
  const ways = waysFor(type, occupants).map(({ beds }) => bedsText(beds));
  if (ways.length === 0) return null;
  return <p className="hint">{new Intl.ListFormat(locale, { type: "disjunction" }).format(ways)}</p>;
}

type Props = {
  type: RoomTypeOffer;
  occupants: Occupants;
  value: string | undefined;
  onChange: (bedOptionId: BedOptionId) => void;
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
