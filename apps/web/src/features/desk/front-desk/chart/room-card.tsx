import { housekeepingRoomRoute } from "@pulau/contract/housekeeping.ts";
import type { ClosureBody } from "@pulau/contract/room-closures.ts";
import type { FaultId } from "@pulau/domain/ids.ts";
import { faceOf } from "../../../../api/client.ts";
import { useCall, useMay } from "../../../../api/use-call.ts";
import type { Closure } from "../../../../business/room-closure/calls.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { IconArrowsExchange, IconBan, IconPencil } from "../../../../ui/icons/index.ts";
import { MomentText } from "../../../../ui/money-and-dates.tsx";
import type { Bar, ChartRoom, ClosureBar, RoomLine } from "./chart-lines.ts";
import type { Movable } from "./chart-move.ts";
import styles from "./room-card.module.css";
import type { ChartText } from "./use-chart-text.ts";

/** What the dialog of a closure begins with. */
export type Closing = {
  readonly room: Pick<ChartRoom, "_id" | "roomNo">;
  readonly closure: Closure | null;
  readonly first?: Partial<ClosureBody> & { readonly faultId?: FaultId };
};

type Props = {
  readonly line: RoomLine;
  readonly text: ChartText;
  readonly mayPull: (bar: Bar) => bar is Movable;
  /** Takes a closure in hand. */
  readonly onMove: (bar: Movable) => void;
  /** Null for whoever may not close rooms. */
  readonly onClosing: ((closing: Closing) => void) | null;
  readonly onClose: () => void;
};

const housekeepingRoom = faceOf(housekeepingRoomRoute);

/** What is broken in the room, each with the way to close the room for it. */
function OpenFaults({ line, onClosing }: Pick<Props, "line"> & { onClosing: Props["onClosing"] }) {
  const { t } = useTranslation(["tape-chart", "closures"]);
  const { data } = useCall(housekeepingRoom, { params: { _id: line.room._id } });
  const open = data?.faults.filter(({ doneAt }) => doneAt === null) ?? [];
  if (open.length === 0) return null;
  return (
    <section aria-label={t("roomCard.faults")}>
      <h3 className={styles.heading}>{t("roomCard.faults")}</h3>
      <ul className={styles.list}>
        {open.map((fault) => (
          <li key={fault._id}>
            <span className={styles.text}>
              <span dir="auto">{fault.text}</span>
              <small className="muted">
                <bdi>{fault.by}</bdi> <MomentText moment={fault.at} />
              </small>
            </span>
            {onClosing && (
              <Button
                kind="outline"
                size="small"
                onClick={() =>
                  onClosing({
                    room: line.room,
                    closure: null,
                    first: { note: fault.text.slice(0, 300), faultId: fault._id },
                  })
                }
              >
                {t("closures:close")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One closure of a room, and what can be done about it. */
function ClosureLine({
  bar,
  text,
  onMove,
  onChange,
}: Pick<Props, "text"> & {
  readonly bar: ClosureBar;
  readonly onMove: (() => void) | null;
  readonly onChange: (() => void) | null;
}) {
  const { t } = useTranslation("closures");
  return (
    <li>
      <span className={styles.text}>
        <b>{t(`kinds.${bar.closure.kind}`)}</b>
        <span>
          {text.nameOf(bar)}, {text.closed(bar)}
        </span>
        {bar.closure.note !== "" && (
          <small className="muted" dir="auto">
            {bar.closure.note}
          </small>
        )}
      </span>
      {onMove && (
        <Button kind="outline" size="small" icon={IconArrowsExchange} onClick={onMove}>
          {t("move")}
        </Button>
      )}
      {onChange && (
        <Button kind="outline" size="small" icon={IconPencil} onClick={onChange}>
          {t("change")}
        </Button>
      )}
    </li>
  );
}

/** A room of the chart: when and why it is closed, what is broken in it, and the way to close it. */
export function RoomCard({ line, text, mayPull, onMove, onClosing, onClose }: Props) {
  const { t } = useTranslation(["tape-chart", "closures"]);
  const mayHousekeeping = useMay()("housekeeping", "read");
  const closures = [...line.bars.filter((bar): bar is ClosureBar => bar.kind === "closure"), ...line.faulty];
  const then = (act: () => void) => {
    onClose();
    act();
  };
  const closing = onClosing && ((next: Closing) => then(() => onClosing(next)));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("roomCard.title", { room: line.room.roomNo })}
      unsaved={false}
      acts={
        <>
          {mayHousekeeping && (
            <LinkButton kind="outline" to={`/staff/housekeeping?view=all&room=${line.room._id}`}>
              {t("roomCard.board")}
            </LinkButton>
          )}
          {closing && (
            <Button icon={IconBan} onClick={() => closing({ room: line.room, closure: null })}>
              {t("closures:close")}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.card}>
        {closures.length === 0 && <p className="muted">{t("roomCard.none")}</p>}
        {closures.length > 0 && (
          <ul className={styles.list}>
            {closures.map((bar) => (
              <ClosureLine
                key={bar.key}
                {...{ bar, text }}
                onMove={mayPull(bar) ? () => then(() => onMove(bar)) : null}
                onChange={closing && (() => closing({ room: line.room, closure: bar.closure }))}
              />
            ))}
          </ul>
        )}
        {mayHousekeeping && <OpenFaults line={line} onClosing={closing} />}
      </div>
    </Dialog>
  );
}
