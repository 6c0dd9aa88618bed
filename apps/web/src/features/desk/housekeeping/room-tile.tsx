import { useRef } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import {
  IconAlertTriangle,
  IconBan,
  IconBed,
  IconCheck,
  IconDoorEnter,
  IconDoorExit,
  IconUser,
  IconUserCircle,
} from "../../../ui/icons/index.ts";
import { leavesToday, stateOf } from "./board-rooms.ts";
import type { Board, Room } from "./calls.ts";
import { useRoomFacts } from "./room-facts.ts";
import styles from "./room-tile.module.css";
import { StateMark, useStateText } from "./state-mark.tsx";

/** How long a finger rests on a tile until it is chosen, in ms. */
const longPress = 450;

/** A press opens, a long one begins to choose: by finger, as there is a button for everybody else. */
function useLongPress(onPress: () => void, onLong: (() => void) | null) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: ({ pointerType }: React.PointerEvent) => {
      wasLong.current = false;
      if (onLong === null || pointerType === "mouse") return;
      timer.current = setTimeout(() => {
        wasLong.current = true;
        onLong();
      }, longPress);
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onPointerLeave: stop,
    onContextMenu: (event: React.MouseEvent) => wasLong.current && event.preventDefault(),
    onClick: () => {
      if (!wasLong.current) onPress();
      wasLong.current = false;
    },
  };
}

type Props = {
  readonly room: Room;
  readonly today: Board["today"];
  /** Whether it is one of those that are chosen; null while none are. */
  readonly chosen: boolean | null;
  /** Whether it says who cleans it: of one person’s rooms all would say the same. */
  readonly namesPerson: boolean;
  readonly onOpen: () => void;
  /** Null for who may not assign. */
  readonly onChoose: (() => void) | null;
};

/** A room on the board: its number and state, who is in it, who comes and who cleans it. */
export function RoomTile({ room, today, chosen, namesPerson, onOpen, onChoose }: Props) {
  const { t } = useTranslation("housekeeping");
  const stateText = useStateText();
  const facts = useRoomFacts(today);
  const press = useLongPress(chosen === null ? onOpen : (onChoose ?? onOpen), onChoose);
  const state = stateOf(room);
  const arrival = facts.arrival(room);
  const isLate = arrival !== null && state === "dirty";
  return (
    <button
      type="button"
      className={classNames(styles.tile, chosen === true && styles.chosen)}
      data-state={state}
      data-room={room.roomNo}
      aria-pressed={chosen ?? undefined}
      {...press}
    >
      <span className={styles.head}>
        <b>
          <bdi>{room.roomNo}</bdi>
        </b>
        {chosen === true ? (
          <span className={styles.tick}>
            <Icon of={IconCheck} size="s" />
          </span>
        ) : (
          <StateMark state={state} />
        )}
      </span>
      <span className={styles.state}>{room.startedAt === null ? stateText(state) : t("states.running")}</span>
      {(arrival === null || room.stay !== null) && (
        <small className={styles.fact}>
          <Icon
            of={room.stay === null ? IconBed : leavesToday(room, today) ? IconDoorExit : IconUser}
            size="xs"
          />
          {facts.briefly(room)}
        </small>
      )}
      {arrival !== null && (
        <small className={classNames(styles.fact, isLate && styles.late)}>
          <Icon of={IconDoorEnter} size="xs" />
          {arrival}
        </small>
      )}
      {namesPerson && room.assignedTo && (
        <small className={styles.person}>
          <Icon of={IconUserCircle} size="xs" />
          <bdi className={styles.name}>{room.assignedTo.name}</bdi>
        </small>
      )}
      {room.closures.map((closure) => (
        <small key={closure._id} className={styles.fact}>
          <Icon of={closure.kind === "outOfOrder" ? IconBan : IconAlertTriangle} size="xs" />
          {facts.closure(closure)}
        </small>
      ))}
      {room.openFaults > 0 && (
        <small className={styles.fact}>
          <Icon of={IconAlertTriangle} size="xs" />
          {t("faults.count", { count: room.openFaults })}
        </small>
      )}
      {room.note !== "" && <small className={styles.note}>{room.note}</small>}
    </button>
  );
}
