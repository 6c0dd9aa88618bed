import type { RoomChoice } from "@pulau/contract/party.ts";
import type { Span } from "@pulau/domain/booking/room-dates.ts";
import { nightsOf } from "@pulau/domain/calendar/day.ts";
import { inBeds } from "@pulau/domain/party/beds.ts";
import { type BedType, bedTypes, type Occupants } from "@pulau/domain/party/party.ts";
import { firstBeds, mostBeds, waysToSleep } from "@pulau/domain/party/several-rooms.ts";
import { isAlone } from "@pulau/domain/pricing/empty-rooms.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { ComboField } from "../../../../ui/combo-field.tsx";
import { FieldError } from "../../../../ui/field-frame.tsx";
import { IconTrash } from "../../../../ui/icons/index.ts";
import { NumberField } from "../../../../ui/number-field.tsx";
import { Segmented } from "../../../../ui/segmented.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { RoomTypeOffer } from "../calls.ts";
import { BedsChoice, withMadeUp } from "./beds-choice.tsx";
import { ChildBeds } from "./child-beds.tsx";
import { headsIn, occupantKinds, sameBeds, whyNot, withoutBeds } from "./occupants.ts";
import { RoomDates } from "./room-dates.tsx";
import styles from "./rooms.module.css";
import { SharingConsent } from "./sharing-consent.tsx";
import { useFreeRooms } from "./use-free-rooms.ts";

type Props = {
  number: number;
  room: RoomChoice;
  types: readonly RoomTypeOffer[];
  all: Occupants;
  /** Who has no room yet. */
  rest: Occupants;
  /** The stay's nights; null while its option is not known yet. */
  stay: Span | null;
  onChange: (room: RoomChoice) => void;
  onRemove: () => void;
};

/** Keeps bed type, beds and sharing while they fit who sleeps there, else takes those that do. */
function fitting(type: RoomTypeOffer, room: RoomChoice): RoomChoice {
  const { bedOptionId, sharing, bedType, extraBeds, ...rest } = room;
  const ways = waysToSleep(type, room.occupants);
  const ofBedType = ways.filter((way) => way.bedType === bedType);
  const way =
    ways.find((candidate) => sameBeds(candidate, room)) ??
    mostBeds(ofBedType) ??
    firstBeds(type, room.occupants);
  const slept = { ...rest, ...way };
  const shares = sharing && type.sharingSaves && isAlone(slept);
  return withMadeUp(type, { ...slept, ...(bedOptionId && { bedOptionId }), ...(shares && { sharing }) });
}

/** One room of several: its type, how many share, and who sleeps in it. */
export function PlannedRoom(props: Props) {
  const { number, room, all, rest, stay, onChange, onRemove } = props;
  const types = useFreeRooms(room, stay, props.types);
  const { t } = useTranslation("booking");
  const { say } = useLanguage();
  const type = types.find(({ _id }) => _id === room.roomTypeId);
  const label = t("rooms.room", { number });
  const change = (next: RoomChoice) => {
    const nextType = types.find(({ _id }) => _id === next.roomTypeId);
    onChange(nextType === undefined ? next : fitting(nextType, next));
  };
  const ways = type === undefined ? [] : waysToSleep(type, room.occupants);
  return (
    <li className={styles.room}>
      <fieldset aria-label={label}>
        <div className={styles.roomHead}>
          <ComboField
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
        <HowManyShare label={t("rooms.share", { number })} type={type} room={room} onChange={change} />
        {occupantKinds
          .filter((kind) => all[kind] > 0)
          .map((kind) => (
            <NumberField
              key={kind}
              label={t(`kinds.${kind}`)}
              value={room.occupants[kind]}
              most={room.occupants[kind] + Math.max(0, rest[kind])}
              onChange={(count) => change({ ...room, occupants: { ...room.occupants, [kind]: count } })}
            />
          ))}
        <ChildBeds
          label={t("rooms.childBedsOf", { number })}
          occupants={room.occupants}
          ways={ways.filter(({ bedType }) => bedType === room.bedType)}
          value={room}
          onChange={(way) => change({ ...withoutBeds(room), ...way })}
        />
        {type && (
          <BedsChoice
            type={type}
            occupants={inBeds(room)}
            value={room.bedOptionId}
            onChange={(bedOptionId) => onChange({ ...room, bedOptionId })}
          />
        )}
        {type && <SharingConsent type={type} room={room} onChange={onChange} />}
        {stay && nightsOf(stay.checkIn, stay.checkOut).length > 1 && (
          <RoomDates number={number} room={room} stay={stay} onChange={onChange} />
        )}
        {type?.free === 0 && <FieldError>{t("rooms.full")}</FieldError>}
        {type && <WhyNot type={type} room={room} />}
      </fieldset>
    </li>
  );
}

type Shared = {
  label: string;
  type: RoomTypeOffer | undefined;
  room: RoomChoice;
  onChange: (room: RoomChoice) => void;
};

/** How many share the room; what its occupants can't sleep in is off. */
function HowManyShare({ label, type, room, onChange }: Shared) {
  const { t } = useTranslation("booking");
  const ways = type === undefined ? [] : waysToSleep(type, room.occupants);
  return (
    <Segmented<BedType>
      label={label}
      hideLabel
      value={room.bedType}
      choices={bedTypes
        .filter((bedType) => type?.bedTypes.includes(bedType))
        .map((bedType) => ({
          value: bedType,
          text: t(`beds.${bedType}`),
          disabled: !ways.some((way) => way.bedType === bedType),
        }))}
      onChange={(bedType) => onChange({ ...withoutBeds(room), bedType })}
    />
  );
}

/** Why nobody can sleep there as it was put together; nothing when they can. */
function WhyNot({ type, room }: { type: RoomTypeOffer; room: RoomChoice }) {
  const { t } = useTranslation("booking");
  const refusal = whyNot(type, room);
  if (refusal === null) return null;
  const isTooSmall = refusal === "ROOM_TOO_SMALL";
  const tooFew = room.occupants.adult < 1 ? "rooms.needsAdult" : "rooms.tooFew";
  return (
    <FieldError>
      {isTooSmall
        ? t("rooms.tooSmallFor", { count: headsIn(room.occupants), most: type.maxPax })
        : t(tooFew, { count: type.minPax })}
    </FieldError>
  );
}
