import { useState } from "react";
import { useSend } from "../../../../api/use-call.ts";
import { ReasonField, useReason } from "../../../../business/reason-form.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import { deskPaths } from "../calls.ts";
import { lockRoom, tapeChart } from "./calls.ts";
import type { RoomLine, StayBar } from "./chart-lines.ts";
import styles from "./move-dialog.module.css";

type Locked = { readonly bar: StayBar; readonly line: RoomLine };

/** Locks the room of a stay for a reason, or unlocks it with the way back in a toast. */
function useLock() {
  const { t } = useTranslation("tape-chart");
  const toast = useToast();
  const showFailure = useFailureToast();
  const send = useSend(lockRoom, [...deskPaths, tapeChart.path]);
  const lock = ({ bar, line }: Locked, reason: string | null) =>
    send.mutateAsync({
      params: { _id: bar.bookingId },
      body: { room: bar.position, roomId: line.room._id, reason },
    });
  const unlock = async (locked: Locked) => {
    const { bar, line } = locked;
    const names = { room: line.room.roomNo, name: bar.name };
    try {
      await lock(locked, null);
    } catch (thrown) {
      return showFailure(thrown);
    }
    const undo = () => void lock(locked, bar.lock?.reason ?? null).catch(showFailure);
    toast({ tone: "success", text: t("lock.undone", names), undo });
  };
  return { lock, unlock, send };
}

/** Asks why a room is locked for its guests. */
function LockDialog({ bar, line, onClose }: Locked & { onClose: () => void }) {
  const { t } = useTranslation("tape-chart");
  const toast = useToast();
  const reason = useReason();
  const { lock, send } = useLock();
  const names = { room: line.room.roomNo, name: bar.name };
  const make = async () => {
    const why = reason.take();
    if (why === null || send.isPending) return;
    try {
      await lock({ bar, line }, why);
    } catch {
      // The dialog shows what the call says.
      return;
    }
    toast({ tone: "success", text: t("lock.done", names) });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={t("lock.title", names)}>
      <form
        className={styles.body}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        <p className="hint">{t("lock.hint")}</p>
        <ReasonField label={t("lock.why")} of={reason} />
        {send.error && <ErrorState error={send.error} />}
        <div className={styles.acts}>
          <Button kind="outline" onClick={onClose}>
            {t("putBack")}
          </Button>
          <Button type="submit" busy={send.isPending}>
            {t("lock.act")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Locks the room of a stay, by a question for the reason, or unlocks it at once. */
export function useLocking(onEnd?: () => void) {
  const [locking, setLocking] = useState<Locked | null>(null);
  const { unlock } = useLock();
  const onLock = (bar: StayBar, line: RoomLine) => {
    if (bar.lock) void unlock({ bar, line });
    else setLocking({ bar, line });
  };
  const close = () => {
    setLocking(null);
    onEnd?.();
  };
  return { onLock, dialog: locking && <LockDialog {...locking} onClose={close} /> };
}
