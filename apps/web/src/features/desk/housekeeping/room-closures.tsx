import type { Day } from "@pulau/domain/calendar/day.ts";
import { useState } from "react";
import { useMay } from "../../../api/use-call.ts";
import { ClosureActs } from "../../../business/room-closure/closure-acts.tsx";
import { ClosureDialog } from "../../../business/room-closure/closure-dialog.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useWritesDisabled } from "../../../ui/writes-disabled.ts";
import type { Room } from "./calls.ts";
import { useRoomFacts } from "./room-facts.ts";
import styles from "./room-sheet.module.css";

/** Why a room is out of order or out of service today, until when, and for the desk what to do about it. */
export function RoomClosures({ room, today }: { room: Room; today: Day }) {
  const { t } = useTranslation("closures");
  const facts = useRoomFacts(today);
  const isOff = useWritesDisabled() !== null;
  const mayClose = useMay()("rooms", "write") && !isOff;
  const [changing, setChanging] = useState<Room["closures"][number] | null>(null);
  return (
    <>
      {room.closures.map((closure) => (
        <section key={closure._id} className={styles.block} aria-label={t(`kinds.${closure.kind}`)}>
          <h3>{t(`kinds.${closure.kind}`)}</h3>
          <p>{facts.closure(closure)}</p>
          {closure.note !== "" && (
            <p className={styles.note} dir="auto">
              {closure.note}
            </p>
          )}
          <ClosureActs
            {...{ room, closure, today }}
            onChange={mayClose ? () => setChanging(closure) : null}
            onDone={() => undefined}
          />
        </section>
      ))}
      {changing && (
        <ClosureDialog {...{ room, today }} closure={changing} onClose={() => setChanging(null)} />
      )}
    </>
  );
}
