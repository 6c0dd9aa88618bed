import type { RoomChoice } from "@pulau/contract/party.ts";
import type { Span } from "@pulau/domain/booking/room-dates.ts";
import type { Occupants } from "@pulau/domain/party/party.ts";
import { firstBeds } from "@pulau/domain/party/several-rooms.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { dayText } from "../../../../ui/format.ts";
import { IconPlus } from "../../../../ui/icons/index.ts";
import { Card, Notice } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Resort, RoomTypeOffer } from "../calls.ts";
import { useOccupantsText } from "../party/use-party-text.ts";
import { isPlaced, nobody, occupantKinds, unplaced, whyNot } from "./occupants.ts";
import { PlanRefusal, usePlanRefusal } from "./plan-refusal.tsx";
import { PlannedRoom } from "./planned-room.tsx";
import { emptyNight } from "./room-date-rules.ts";
import styles from "./rooms.module.css";

type Props = {
  resort: Resort;
  rooms: readonly RoomChoice[];
  types: readonly RoomTypeOffer[];
  all: Occupants;
  stay: Span | null;
  /** Whether it differs from what is kept. */
  changed: boolean;
  busy: boolean;
  onChange: (rooms: readonly RoomChoice[]) => void;
  onKeep: () => void;
};

const onlyPositive = (rest: Occupants): Occupants => ({
  adult: Math.max(0, rest.adult),
  child: Math.max(0, rest.child),
  toddler: Math.max(0, rest.toddler),
  infant: Math.max(0, rest.infant),
});

/** Several rooms by hand: which ones, and who sleeps where. */
export function RoomPlan({ resort, rooms, types, all, stay, changed, busy, onChange, onKeep }: Props) {
  const { t } = useTranslation("booking");
  const { language } = useLanguage();
  const occupantsText = useOccupantsText();
  const rest = unplaced(all, rooms);
  const without = onlyPositive(rest);
  const tooMany = occupantKinds.some((kind) => rest[kind] < 0);
  const fits = rooms.every((room) => {
    const type = types.find((type) => type._id === room.roomTypeId);
    return type !== undefined && whyNot(type, room) === null;
  });
  const unslept = stay && emptyNight(rooms, stay);
  const isWhole = isPlaced(rest) && fits && unslept === null;
  const refusal = usePlanRefusal(rooms, changed && isWhole);
  const addRoom = () => {
    const type = types.find(({ free }) => free > 0);
    if (type === undefined) return;
    onChange([
      ...rooms,
      {
        roomTypeId: type._id,
        ...firstBeds(type, without),
        occupants: isPlaced(without) ? nobody : without,
      },
    ]);
  };
  return (
    <Card as="section" padded={false} className={styles.plan} data-chosen="" aria-labelledby="plan-title">
      <div className={styles.planHead}>
        <h2 className="display" id="plan-title" tabIndex={-1}>
          {t("rooms.plan", { count: rooms.length })}
        </h2>
        <p className="muted">{t("rooms.planText")}</p>
      </div>
      <ol className={styles.planned}>
        {rooms
          .map((room, place) => ({ room, place }))
          .map(({ room, place }) => (
            <PlannedRoom
              key={place}
              number={place + 1}
              room={room}
              types={types}
              all={all}
              rest={rest}
              stay={stay}
              onChange={(next) => onChange(rooms.with(place, next))}
              onRemove={() => onChange(rooms.toSpliced(place, 1))}
            />
          ))}
      </ol>
      <div role="status">
        {!isPlaced(rest) && (
          <Notice tone="warning">
            {tooMany ? t("rooms.tooMany") : t("rooms.without", { people: occupantsText(without) })}
          </Notice>
        )}
        {unslept && (
          <Notice tone="warning">{t("rooms.noNight", { day: dayText(unslept, language, "weekday") })}</Notice>
        )}
        {refusal && <PlanRefusal code={refusal} resort={resort} />}
      </div>
      <div className={styles.planFoot}>
        <Button kind="plain" icon={IconPlus} onClick={addRoom} disabled={rooms.length >= all.adult}>
          {t("rooms.add")}
        </Button>
        {changed && (
          <Button busy={busy} disabled={!isWhole || refusal !== null} onClick={onKeep}>
            {t("rooms.keep", { count: rooms.length })}
          </Button>
        )}
      </div>
    </Card>
  );
}
