import { useState } from "react";
import { useCall, useMay } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import {
  IconArrowBackUp,
  IconCheck,
  IconPlayerPause,
  IconPlayerPlay,
  IconUserPlus,
} from "../../../ui/icons/index.ts";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import { useIsNarrow } from "../../../ui/use-is-narrow.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { AssignDialog } from "./assign-dialog.tsx";
import { stateOf } from "./board-rooms.ts";
import { type Board, housekeepingRoom, type Room } from "./calls.ts";
import { RoomClosures } from "./room-closures.tsx";
import { useRoomFacts } from "./room-facts.ts";
import { RoomFaults } from "./room-faults.tsx";
import { RoomFound } from "./room-found.tsx";
import { RoomHistory } from "./room-history.tsx";
import { RoomNote } from "./room-note.tsx";
import { RoomPhotos } from "./room-photos.tsx";
import styles from "./room-sheet.module.css";
import { RoomStay } from "./room-stay.tsx";
import { StateMark, useStateText } from "./state-mark.tsx";
import { useRoomActs } from "./use-room-acts.ts";
import { WorkedTime } from "./worked-time.tsx";

type Acts = ReturnType<typeof useRoomActs>;

/** The next step, where the thumb is, and beside it what goes the other way. */
function Steps({ room, acts, onEnd }: { room: Room; acts: Acts; onEnd: () => void }) {
  const { t } = useTranslation("housekeeping");
  const end = (step: "clean" | "inspect") => {
    void acts.work(room, step);
    onEnd();
  };
  if (room.cleaning === "dirty") {
    const isRunning = room.startedAt !== null;
    return (
      <>
        {isRunning ? (
          <IconButton
            icon={IconPlayerPause}
            label={t("acts.pause")}
            bordered
            writes
            className={styles.pause}
            onClick={() => void acts.work(room, "pause")}
          />
        ) : (
          <Button
            size="large"
            icon={IconPlayerPlay}
            kind="outline"
            busy={false}
            onClick={() => void acts.work(room, "start")}
          >
            {t("acts.start")}
          </Button>
        )}
        <Button size="large" icon={IconCheck} busy={false} onClick={() => end("clean")}>
          {t("acts.clean")}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button
        size="large"
        kind="outline"
        icon={IconArrowBackUp}
        busy={false}
        onClick={() => void acts.work(room, "dirty")}
      >
        {t("acts.dirty")}
      </Button>
      {room.cleaning === "clean" && (
        <Button size="large" icon={IconCheck} busy={false} onClick={() => end("inspect")}>
          {t("acts.inspect")}
        </Button>
      )}
    </>
  );
}

function AssignedTo({ room, board, acts }: { room: Room; board: Board; acts: Acts }) {
  const { t } = useTranslation("housekeeping");
  const [assigning, setAssigning] = useState(false);
  const mayWrite = useMay()("housekeeping", "write");
  return (
    <section className={styles.block} aria-label={t("assignedTo")}>
      <h3>{t("assignedTo")}</h3>
      <div className={styles.assigned}>
        <bdi>{room.assignedTo?.name ?? t("nobody")}</bdi>
        {mayWrite && (
          <Button kind="soft" size="small" icon={IconUserPlus} onClick={() => setAssigning(true)}>
            {t("assign")}
          </Button>
        )}
      </div>
      {assigning && (
        <AssignDialog
          title={t("assignRoom", { room: room.roomNo })}
          people={board.people}
          now={room.assignedTo?._id ?? null}
          onAssign={async (person) => (await acts.assign([room], person)) && setAssigning(false)}
          onClose={() => setAssigning(false)}
        />
      )}
    </section>
  );
}

type Props = {
  readonly room: Room;
  readonly board: Board;
  /** How far the server's clock is before this device's, in ms. */
  readonly ahead: number;
  readonly onClose: () => void;
};

/** One room: how it stands, for whom it is made up, who cleans it, and the next step. */
export function RoomSheet({ room, board, ahead, onClose }: Props) {
  const { t } = useTranslation("housekeeping");
  const { say } = useLanguage();
  const stateText = useStateText();
  const facts = useRoomFacts(board.today);
  const acts = useRoomActs();
  const isNarrow = useIsNarrow();
  const mayWrite = useMay()("housekeeping", "write");
  const { data: detail, error, refetch } = useCall(housekeepingRoom, { params: { _id: room._id } });
  const state = stateOf(room);
  return (
    <Dialog
      open
      onClose={onClose}
      size={isNarrow ? "sheet" : "panel"}
      title={
        <span className={styles.title}>
          <bdi>{room.roomNo}</bdi> <small>{say(room.roomTypeName)}</small>
        </span>
      }
      acts={mayWrite && state !== "out" && <Steps {...{ room, acts }} onEnd={onClose} />}
    >
      <div className={styles.sheet}>
        <div className={styles.stand}>
          <StateMark state={state} size="l" />
          <p className={styles.word}>
            <b>{room.startedAt === null ? stateText(state) : t("states.running")}</b>
            <small>{facts.occupancy(room)}</small>
            {room.cleaningAt && (
              <small>
                {room.cleaningBy && (
                  <>
                    <bdi>{room.cleaningBy}</bdi>{" "}
                  </>
                )}
                <MomentText moment={room.cleaningAt} />
              </small>
            )}
          </p>
          <WorkedTime room={room} ahead={ahead} />
        </div>
        <RoomStay {...{ room, detail, error }} today={board.today} retry={() => void refetch()} />
        <RoomClosures {...{ room }} today={board.today} />
        <RoomFaults {...{ room, mayWrite, detail }} today={board.today} />
        <RoomNote {...{ room, mayWrite }} />
        <RoomPhotos {...{ room, mayWrite, detail }} />
        <RoomFound {...{ room, mayWrite, detail }} today={board.today} />
        <AssignedTo {...{ room, board, acts }} />
        {detail && <RoomHistory {...{ detail }} />}
      </div>
    </Dialog>
  );
}
