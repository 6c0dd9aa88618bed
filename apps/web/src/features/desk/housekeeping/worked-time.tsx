import { useEffect, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { clockText, secondsCleaned } from "./board-rooms.ts";
import type { Room } from "./calls.ts";
import styles from "./room-sheet.module.css";

/** How long a room has been cleaned for, counted on while somebody does; nothing before anybody has begun. */
export function WorkedTime({ room, ahead }: { room: Room; ahead: number }) {
  const { t } = useTranslation("housekeeping");
  const [now, setNow] = useState(Date.now);
  const isRunning = room.startedAt !== null;
  useEffect(() => {
    if (!isRunning) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const seconds = secondsCleaned(room, now + ahead);
  if (room.cleaning !== "dirty" || (!isRunning && seconds === 0)) return null;
  return (
    <p className={styles.time}>
      <b>{clockText(seconds)}</b>
      <small>{room.startedBy && isRunning ? <bdi>{room.startedBy}</bdi> : t("paused")}</small>
    </p>
  );
}
