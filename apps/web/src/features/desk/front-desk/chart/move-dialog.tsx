import { useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import { LockNotice } from "../lock-notice.tsx";
import styles from "./move-dialog.module.css";
import { MoveForm } from "./move-form.tsx";
import { MoveFacts } from "./move-parts.tsx";
import { isUnpriced, useDrop } from "./use-drop.ts";
import { type MoveProps, useQuotes } from "./use-move.ts";

function Question(props: MoveProps) {
  const { t } = useTranslation("tape-chart");
  const { priced, kept, change, again } = useQuotes(props);
  const error = priced.error ?? kept.error;
  if (priced.data && kept.data)
    return <MoveForm {...props} priced={priced.data} kept={kept.data} {...{ change, again }} />;
  return error ? (
    <ErrorState error={error} retry={again} />
  ) : (
    <Waiting what={t("quoting")}>
      <Skeleton height={180} radius={10} />
    </Waiting>
  );
}

/**
 * For who is here, or was promised the room, and goes to another of the same type: nothing is priced, but nobody is moved
 * by a slip.
 */
function Confirm({ move, source, target, onSend, onDone, onClose }: MoveProps) {
  const { t } = useTranslation("tape-chart");
  const drop = useDrop();
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    onSend(true);
    const isMade = await drop(move, source, target);
    setBusy(false);
    if (isMade) onDone(move);
    else onSend(false);
  };
  return (
    <div className={styles.body}>
      <MoveFacts {...{ move, source, target }} quote={null} />
      {target.parking ? (
        <p className="hint">{t("parking.endsLock")}</p>
      ) : (
        move.bar.lock && <LockNotice lock={move.bar.lock} name={move.bar.name} />
      )}
      {move.bar.state === "inHouse" && <p className="hint">{t("hereNow")}</p>}
      <div className={styles.acts}>
        <Button kind="outline" onClick={onClose}>
          {t("putBack")}
        </Button>
        <Button busy={isBusy} onClick={() => void make()}>
          {t(target.parking ? "parking.act" : "move")}
        </Button>
      </div>
    </div>
  );
}

/** Asks what is to be asked before a stay has other nights or a room of another type: above all at which price. */
export function MoveDialog(props: MoveProps) {
  const { t } = useTranslation("tape-chart");
  const { move, target } = props;
  const room = target.parking ? "parking.title" : "titleRoom";
  const title = t(move.from === move.to ? "titleDays" : room, {
    name: move.bar.name,
    room: target.room.roomNo,
  });
  return (
    <Dialog open onClose={props.onClose} title={title}>
      {isUnpriced(move, target) ? <Confirm {...props} /> : <Question {...props} />}
    </Dialog>
  );
}
