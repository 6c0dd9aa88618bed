import type { RoomChoice } from "@pulau/contract/party.ts";
import type { Span } from "@pulau/domain/booking/room-dates.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import type { RoomId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { occupantsOf, travellersOf } from "@pulau/domain/party/kinds.ts";
import type { Occupants } from "@pulau/domain/party/party.ts";
import { firstBeds, spread } from "@pulau/domain/party/several-rooms.ts";
import { useEffect, useMemo, useRef } from "react";
import type { NewBookingPreset } from "../../../../../business/new-booking.ts";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { Button } from "../../../../../ui/button.tsx";
import { FieldError } from "../../../../../ui/field-frame.tsx";
import { ErrorState } from "../../../../../ui/states.tsx";
import { Notice } from "../../../../../ui/surfaces.tsx";
import { Select } from "../../../../../ui/text-fields.tsx";
import { useLanguage } from "../../../../../ui/use-language.ts";
import { Skeleton } from "../../../../../ui/waiting.tsx";
import type { Resort, RoomTypeOffer } from "../../calls.ts";
import { useDraft } from "../../draft/draft-context.ts";
import { useHold } from "../../hold/hold-context.ts";
import { useOccupantsText } from "../../party/use-party-text.ts";
import { AutoSelectRooms } from "../../rooms/auto-select-rooms.tsx";
import { firstPrice, sameBeds } from "../../rooms/occupants.ts";
import { RoomPlan } from "../../rooms/room-plan.tsx";
import { useChosenRooms } from "../../rooms/use-chosen-rooms.ts";
import { useOffers } from "../../rooms/use-offers.ts";
import { useChosenOption } from "../../summary/stay-lines.tsx";
import { fullBoat } from "../../transport/full-boat.ts";
import { OtherSailings } from "../../transport/other-sailings.tsx";
import styles from "./panel.module.css";
import { TypeList } from "./type-list.tsx";

type Props = { resort: Resort; preset: NewBookingPreset; missing: boolean };

/** The rooms of this type that take everybody: one at its first price, or the fewest that do; none where nothing would. */
function roomsOf(type: RoomTypeOffer, all: Occupants): readonly RoomChoice[] {
  const price = type.refusal === null ? firstPrice(type.prices, all) : undefined;
  if (price === undefined) return type.refusal === "ROOM_TOO_SMALL" && type.free > 0 ? type.several : [];
  const { totalSen: _, ...beds } = price;
  return [{ roomTypeId: type._id, occupants: all, ...beds }];
}

/** The party over two rooms of a type, to begin a plan with. */
const twoRooms = (type: RoomTypeOffer, all: Occupants): RoomChoice[] =>
  spread(all, 2).map((occupants) => ({ roomTypeId: type._id, ...firstBeds(type, occupants), occupants }));

/** A room type as a line of the list: what is free, and what it costs. */
function useTypeLine(all: Occupants) {
  const { t } = useTranslation("new-booking");
  const { say } = useLanguage();
  return (type: RoomTypeOffer) => {
    const price = type.refusal === null ? firstPrice(type.prices, all) : undefined;
    const rooms = roomsOf(type, all);
    const free = type.free === 0 ? t("full") : t("free", { count: type.free });
    const why =
      type.free > 0 && rooms.length === 0
        ? t(type.refusal === "ROOM_TOO_SMALL" ? "tooSmall" : "noPrice")
        : rooms.length > 1
          ? t("severalRooms", { count: rooms.length })
          : null;
    return {
      value: type._id,
      name: say(type.name),
      detail: [free, why].filter(Boolean).join(" · "),
      price: price ? formatRinggit(price.totalSen) : null,
      disabled: rooms.length === 0,
    };
  };
}

/** The rooms that are held by number, and who sleeps in which. */
function HeldRooms() {
  const { t } = useTranslation("new-booking");
  const { say } = useLanguage();
  const { hold, state } = useHold();
  const occupantsText = useOccupantsText();
  if (hold === null || state !== "live") return null;
  return (
    <ul className={styles.held} aria-label={t("heldRooms")}>
      {hold.rooms.map((room) => (
        <li key={room.roomId}>
          <b dir="auto">{room.roomNo}</b> {say(room.roomTypeName)} · {occupantsText(room.occupants)}
        </li>
      ))}
    </ul>
  );
}

/** In which ways the chosen room can be slept in, where there are several. */
function BedsField({
  type,
  room,
  onChoose,
}: {
  type: RoomTypeOffer;
  room: RoomChoice;
  onChoose: (room: RoomChoice) => void;
}) {
  const { t } = useTranslation(["new-booking", "booking"]);
  if (type.prices.length < 2) return null;
  const at = type.prices.findIndex((price) => sameBeds(price, room));
  return (
    <Select
      label={t("sharing")}
      value={String(at)}
      choices={type.prices.map((price, i) => ({
        value: String(i),
        text: [
          t(`booking:beds.${price.bedType}`),
          price.extraBeds ? t("extraBeds", { count: price.extraBeds }) : null,
          formatRinggit(price.totalSen),
        ]
          .filter(Boolean)
          .join(" · "),
      }))}
      onChange={(next) => {
        const price = type.prices[Number(next)];
        if (price === undefined) return;
        const { extraBeds: _, ...rest } = room;
        const { totalSen: __, ...beds } = price;
        onChoose({ ...rest, ...beds });
      }}
    />
  );
}

type Take = (rooms: readonly RoomChoice[], mark: string, roomId?: RoomId) => Promise<boolean>;

/** The room that was pointed at, on the chart say, is held as soon as it is known what there is. */
function usePointedRoom(known: {
  preset: NewBookingPreset;
  all: Occupants;
  types: readonly RoomTypeOffer[] | undefined;
  take: Take;
}): void {
  const { json } = useDraft();
  const pointedAt = useRef(known.preset.room);
  const latest = useRef(known);
  latest.current = known;
  const { types } = known;
  const isChosen = json.rooms.length > 0;
  useEffect(() => {
    const { current: room } = pointedAt;
    if (!room || types === undefined) return;
    pointedAt.current = undefined;
    const type = types.find(({ _id }) => _id === room.roomTypeId);
    const chosen = type && !isChosen ? roomsOf(type, latest.current.all) : [];
    if (type && chosen.length === 1) void latest.current.take(chosen, type._id, room.roomId);
  }, [types, isChosen]);
}

type TroubleProps = {
  failure: unknown;
  stay: Span | null;
  rooms: readonly RoomChoice[];
  onTaken: () => void;
};

/** Why rooms could not be held, or held again, and the other boats where a full one was why. */
function RoomTrouble({ failure, stay, rooms, onTaken }: TroubleProps) {
  const { t } = useTranslation("new-booking");
  const { gone } = useHold();
  const boat = fullBoat(failure ?? gone);
  if (boat !== null)
    return (
      stay !== null && (
        <OtherSailings
          {...boat}
          stay={{ out: stay.checkIn, back: stay.checkOut }}
          rooms={[...rooms]}
          onTaken={onTaken}
        />
      )
    );
  return (
    <>
      {gone !== null && <Notice tone="warning">{t("gone")}</Notice>}
      {failure !== null && <ErrorState error={failure} />}
    </>
  );
}

/** Room types with what is free of them. Choosing one holds a room of it at once. */
export function RoomFields({ resort, preset, missing }: Props) {
  const { t } = useTranslation("new-booking");
  const { json } = useDraft();
  const { setGone } = useHold();
  const offers = useOffers();
  const { rooms, planned, setPlan, keep, failure, wanted, under, forget } = useChosenRooms();
  const all = useMemo(() => occupantsOf(travellersOf(json.party), resort.bands), [json.party, resort.bands]);
  const lineOf = useTypeLine(all);
  const { nights } = useChosenOption();
  const types = offers.data?.roomTypes ?? [];
  const { checkIn } = json;
  const stay = checkIn && nights ? { checkIn, checkOut: addDays(checkIn, nights) } : null;
  const single = rooms.length === 1 ? rooms[0] : undefined;
  const singleType = types.find(({ _id }) => _id === single?.roomTypeId);
  const isOneType = new Set(rooms.map(({ roomTypeId }) => roomTypeId)).size === 1;
  // What is being held is shown as chosen at once, like any radio button that is pressed.
  const chosenType =
    types.find(({ _id }) => _id === under)?._id ?? (isOneType ? rooms[0]?.roomTypeId : undefined);
  const splitType = [singleType, ...types].find((type) => type !== undefined && type.free > 1);
  const take: Take = async (chosen, mark, roomId) => {
    setGone(null);
    return keep(chosen, mark, roomId && { roomIds: [roomId] });
  };
  usePointedRoom({ preset, all, types: offers.data?.roomTypes, take });
  return (
    <fieldset className={styles.group} aria-busy={under !== null}>
      <legend>{t("rooms")}</legend>
      {offers.error && <ErrorState error={offers.error} retry={() => void offers.refetch()} />}
      {offers.isPending && json.optionId !== null && <Skeleton height={160} radius={10} />}
      {types.length > 0 && (
        <TypeList
          value={chosenType}
          lines={types.map(lineOf)}
          onChange={(id) => {
            const type = types.find(({ _id }) => _id === id);
            // By arrow keys one choice follows the other: each is held before the next.
            if (type && under === null) void take(roomsOf(type, all), type._id);
          }}
        />
      )}
      {missing && rooms.length === 0 && <FieldError>{t("chooseRoom")}</FieldError>}
      <RoomTrouble
        failure={failure}
        stay={stay}
        rooms={wanted.length > 0 ? wanted : rooms}
        onTaken={() => {
          forget();
          setGone(null);
        }}
      />
      {single && singleType && (
        <BedsField type={singleType} room={single} onChoose={(room) => void take([room], singleType._id)} />
      )}
      <HeldRooms />
      {rooms.length > 1 && (
        <RoomPlan
          {...{ resort, rooms, all, stay, types }}
          changed={planned}
          busy={under === "plan"}
          onChange={setPlan}
          onKeep={() => void take(rooms, "plan")}
        />
      )}
      {rooms.length < 2 && all.adult > 1 && splitType && (
        <div>
          <Button kind="plain" size="small" onClick={() => setPlan(twoRooms(splitType, all))}>
            {t("split")}
          </Button>
        </div>
      )}
      {types.length > 0 && rooms.length === 0 && types.every((type) => roomsOf(type, all).length === 0) && (
        <AutoSelectRooms keep={(found) => take(found, "auto")} busy={under === "auto"} />
      )}
    </fieldset>
  );
}
