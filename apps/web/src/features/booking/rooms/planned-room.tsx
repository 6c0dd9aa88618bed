import type { RoomChoice } from "@pulau/contract/party.ts";
import { type BedType, bedTypes, type Occupants } from "@pulau/domain/party/party.ts";
import { IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field-frame.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Stepper } from "../../../ui/stepper.tsx";
import { Select } from "../../../ui/text-fields.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import type { RoomTypeOffer } from "../calls.ts";
import { bedTypesIn, firstBedType, headsIn, occupantKinds, whyNot } from "./occupants.ts";
import styles from "./rooms.module.css";

type Props = {
  number: number;
  room: RoomChoice;
  types: readonly RoomTypeOffer[];
  all: Occupants;
  /** Who has no room yet. */
  rest: Occupants;
  onChange: (room: RoomChoice) => void;
  onRemove: () => void;
};

/** Keeps the bed type while it fits who sleeps there, else takes the one that does. */
const fitting = (type: RoomTypeOffer, room: RoomChoice): RoomChoice =>
  bedTypesIn(type, room.occupants).includes(room.bedType)
    ? room
    : { ...room, bedType: firstBedType(type, room.occupants) };

/** One room of several: its type, how many share, and who sleeps in it. */
export function PlannedRoom({ number, room, types, all, rest, onChange, onRemove }: Props) {
  const { t } = useTranslation("booking");
  const { say } = useLanguage();
  const type = types.find(({ _id }) => _id === room.roomTypeId);
  const label = t("rooms.room", { number });
  const refusal = type === undefined ? null : whyNot(type, room.occupants, room.bedType);
  const change = (next: RoomChoice) => {
    const nextType = types.find(({ _id }) => _id === next.roomTypeId);
    onChange(nextType === undefined ? next : fitting(nextType, next));
  };
  const beds = type === undefined ? [] : bedTypesIn(type, room.occupants);
  return (
    <li className={styles.room}>
      <fieldset aria-label={label}>
        <div className={styles.roomHead}>
          <Select
            label={label}
            value={room.roomTypeId}
            choices={types
              .filter(({ _id, free }) => free > 0 || _id === room.roomTypeId)
              .map(({ _id, name, maxPax }) => ({
                value: _id,
                text: t("rooms.typeFor", { name: say(name), count: maxPax }),
              }))}
            onChange={(roomTypeId) => change({ ...room, roomTypeId })}
          />
          <IconButton icon={IconTrash} label={t("rooms.remove", { number })} onClick={onRemove} />
        </div>
        <Segmented<BedType>
          label={t("rooms.share", { number })}
          hideLabel
          value={room.bedType}
          choices={bedTypes
            .filter((each) => type?.bedTypes.includes(each))
            .map((each) => ({ value: each, text: t(`beds.${each}`), disabled: !beds.includes(each) }))}
          onChange={(bedType) => onChange({ ...room, bedType })}
        />
        {occupantKinds
          .filter((kind) => all[kind] > 0)
          .map((kind) => (
            <Stepper
              key={kind}
              label={t(`kinds.${kind}`)}
              value={room.occupants[kind]}
              most={room.occupants[kind] + Math.max(0, rest[kind])}
              onChange={(count) => change({ ...room, occupants: { ...room.occupants, [kind]: count } })}
            />
          ))}
        {refusal !== null && (
          <FieldError>
            {refusal === "ROOM_TOO_SMALL"
              ? t("rooms.tooSmallFor", { count: headsIn(room.occupants), most: type?.maxPax ?? 0 })
              : t(room.occupants.adult < 1 ? "rooms.needsAdult" : "rooms.tooFew", {
                  count: type?.minPax ?? 1,
                })}
          </FieldError>
        )}
      </fieldset>
    </li>
  );
}
