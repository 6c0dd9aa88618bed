import { addDays } from "@pulau/domain/calendar/day.ts";
import { type ReactNode, useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { dayText } from "../../../../ui/format.ts";
import { ErrorState } from "../../../../ui/states.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import { LockNotice } from "../lock-notice.tsx";
import { hasOtherDays } from "./chart-move.ts";
import styles from "./move-dialog.module.css";
import { MoveForm } from "./move-form.tsx";
import { MoveFacts } from "./move-parts.tsx";
import { changeOf } from "./move-request.ts";
import { isUnpriced, useDrop } from "./use-drop.ts";
import { type MoveProps, type Quoted, useQuotes } from "./use-move.ts";

/** A change of a stay, once it is known what it comes to at either price. */
export function Priced({
  bar,
  change,
  children,
}: Pick<Quoted, "bar" | "change"> & { children: (quoted: Quoted) => ReactNode }) {
  const { t } = useTranslation("tape-chart");
  const { priced, kept, again } = useQuotes(bar, change);
  const error = priced.error ?? kept.error;
  if (priced.data && kept.data) return children({ bar, change, priced: priced.data, kept: kept.data, again });
  return error ? (
    <ErrorState error={error} retry={again} />
  ) : (
    <Waiting what={t("quoting")}>
      <Skeleton height={180} radius={10} />
    </Waiting>
  );
}

function Question({ move, from, source, target, text, onSend, onDone, onClose }: MoveProps) {
  const { t } = useTranslation("tape-chart");
  const { language } = useLanguage();
  const { bar, splits } = move;
  const { roomNo } = target.room;
  const hasDays = hasOtherDays(move);
  const done = () => {
    if (splits)
      return t("split.done", {
        name: bar.name,
        room: roomNo,
        day: dayText(addDays(from, move.start), language, "near"),
      });
    return hasDays
      ? t("doneDays", { name: bar.name, days: text.days(move.start, move.end) })
      : t("done", { name: bar.name, room: roomNo });
  };
  return (
    <Priced bar={bar} change={changeOf(move, { from, own: source.room._id, roomId: target.room._id })}>
      {(quoted) => (
        <MoveForm
          {...quoted}
          facts={(quote) => (
            <>
              <MoveFacts {...{ move, from, source, target, quote }} />
              {bar.lock && move.from !== move.to && <LockNotice lock={bar.lock} name={bar.name} />}
            </>
          )}
          withOtherDays={hasDays ? bar.roomsOfBooking : 0}
          does={t(splits ? "split.open" : move.from === move.to ? "changeDates" : "move")}
          says={done()}
          onSend={onSend}
          onDone={() => onDone(move)}
          onClose={onClose}
        />
      )}
    </Priced>
  );
}

/**
 * For who is here, or was promised the room, and goes to another of the same type: nothing is priced, but nobody is moved
 * by a slip.
 */
function Confirm({ move, from, source, target, onSend, onDone, onClose }: MoveProps) {
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
      <MoveFacts {...{ move, from, source, target }} quote={null} />
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

/** Asks what is to be asked before a stay has other nights, or a room of another type for some or all of them: above all at which price. */
export function MoveDialog(props: MoveProps) {
  const { t } = useTranslation("tape-chart");
  const { move, target } = props;
  const room = target.parking ? "parking.title" : move.splits ? "split.title" : "titleRoom";
  const title = t(move.from === move.to ? "titleDays" : room, {
    name: move.bar.name,
    room: target.room.roomNo,
  });
  return (
    <Dialog open onClose={props.onClose} title={title}>
      {!move.splits && isUnpriced(move, target) ? <Confirm {...props} /> : <Question {...props} />}
    </Dialog>
  );
}
