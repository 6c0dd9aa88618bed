import type { RoomTypeId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { useCall, useMay } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { CountBadge } from "../../../../ui/chip.tsx";
import { classNames } from "../../../../ui/class-names.ts";
import { namesText } from "../../../../ui/format.ts";
import { Icon } from "../../../../ui/icon.tsx";
import {
  IconBucketDroplet,
  IconDoor,
  IconPlus,
  IconSettings,
  IconUsers,
} from "../../../../ui/icons/index.ts";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import { type Room, type RoomsOfType, rooms as roomsCall } from "../calls.ts";
import styles from "../rooms.module.css";
import { useRoomTypes } from "../use-room-types.ts";
import { AddRoomsDialog } from "./add-rooms-dialog.tsx";
import { floorsOf } from "./floors.ts";
import { RoomDialog } from "./room-dialog.tsx";

function RoomTile({ room, onOpen }: { room: Room; onOpen: (() => void) | null }) {
  const { t } = useTranslation("rooms");
  const { language } = useLanguage();
  const beside = room.adjoins.map(({ roomNo, connecting }) =>
    t(connecting ? "plan.door" : "plan.wall", { number: roomNo }),
  );
  const facts = (
    <>
      <span className={styles.tileHead}>
        <b>
          <bdi>{room.roomNo}</bdi>
        </b>
        <span className={styles.tilePax}>
          <Icon of={IconUsers} size="xs" />
          {room.maxPax}
        </span>
      </span>
      {room.activeStatus ? (
        beside.length > 0 && (
          <small>
            <Icon of={IconDoor} size="xs" />
            {namesText(beside, language)}
          </small>
        )
      ) : (
        <small className={styles.out}>{t("plan.out")}</small>
      )}
      {room.activeStatus && room.cleaning === "dirty" && (
        <small className={styles.out}>
          <Icon of={IconBucketDroplet} size="xs" />
          {t("plan.dirty")}
        </small>
      )}
    </>
  );
  const look = classNames(styles.tile, !room.activeStatus && styles.tileOut);
  return (
    <li>
      {onOpen === null ? (
        <div className={look}>{facts}</div>
      ) : (
        <button type="button" className={look} onClick={onOpen}>
          {facts}
          <Icon of={IconSettings} size="xs" className={styles.tileAct} />
        </button>
      )}
    </li>
  );
}

type TypeProps = { type: RoomsOfType; onOpen: ((room: Room) => void) | null };

function TypeFloors({ type, onOpen }: TypeProps) {
  const { say } = useLanguage();
  return (
    <section className={styles.ofType} aria-labelledby={`type-${type._id}`}>
      <h2 id={`type-${type._id}`}>
        {say(type.name)} <CountBadge count={type.rooms.length} />
      </h2>
      {floorsOf(type.rooms).map(({ building, floor, rooms }) => (
        <div key={`${building} ${floor}`} className={styles.floor}>
          <h3 className="muted">
            {building}
            {floor && `, ${floor}`}
          </h3>
          <ul className={styles.tiles}>
            {rooms.map((room) => (
              <RoomTile key={room._id} room={room} onOpen={onOpen && (() => onOpen(room))} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Every room by type, building and floor, with what it adjoins. */
export function RoomPlan() {
  const { t } = useTranslation("rooms");
  const { data, error, refetch } = useCall(roomsCall, { query: {} });
  const may = useMay();
  const [mayWrite, mayCreate] = [may("rooms", "write"), may("rooms", "create")];
  const [adds, setAdds] = useState(false);
  const types = useRoomTypes();
  const [open, setOpen] = useState<Room | null>(null);
  const failed = error ?? types.error;
  if (failed) return <ErrorState error={failed} retry={() => void refetch()} />;
  if (data === undefined || types.data === undefined) {
    return (
      <Waiting what={t("wait.rooms")}>
        <Skeleton height={520} radius={12} />
      </Waiting>
    );
  }
  const all = data.roomTypes.flatMap((type) => type.rooms);
  const add = mayCreate && (
    <Button size="small" icon={IconPlus} onClick={() => setAdds(true)}>
      {t("adding.title")}
    </Button>
  );
  const dialog = adds && <AddRoomsDialog types={types.data.roomTypes} onClose={() => setAdds(false)} />;
  if (all.length === 0) {
    return (
      <>
        <EmptyState picture="garden-room" title={t("plan.empty")} act={add}>
          {t("plan.emptyText")}
        </EmptyState>
        {dialog}
      </>
    );
  }
  const bedsOf = (roomTypeId: RoomTypeId) =>
    types.data.roomTypes.find((type) => type._id === roomTypeId)?.bedOptions ?? [];
  return (
    <div className={styles.inside}>
      {add && <div className={styles.lead}>{add}</div>}
      {dialog}
      {data.roomTypes
        .filter((type) => type.rooms.length > 0)
        .map((type) => (
          <TypeFloors key={type._id} type={type} onOpen={mayWrite ? setOpen : null} />
        ))}
      {open && (
        <RoomDialog
          key={open._id}
          room={open}
          all={all}
          ways={bedsOf(open.roomTypeId)}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}
