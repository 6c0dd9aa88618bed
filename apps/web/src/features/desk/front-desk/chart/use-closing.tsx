import { addDays } from "@pulau/domain/calendar/day.ts";
import type { RoomId } from "@pulau/domain/ids.ts";
import { useCallback, useState } from "react";
import { useMay } from "../../../../api/use-call.ts";
import { ClosureDialog } from "../../../../business/room-closure/closure-dialog.tsx";
import { useWritesDisabled } from "../../../../ui/writes-disabled.ts";
import { roomAt } from "./chart-cursor.ts";
import type { Bar, Chart, ChartModel, RoomLine } from "./chart-lines.ts";
import type { Movable } from "./chart-move.ts";
import { type Closing, RoomCard } from "./room-card.tsx";
import type { ChartText } from "./use-chart-text.ts";
import type { Drawn } from "./use-draw.ts";

type Options = {
  readonly chart: Chart;
  readonly model: ChartModel;
  readonly text: ChartText;
  readonly mayPull: (bar: Bar) => bar is Movable;
  /** Takes what closes a room in hand, to give it to another room or other dates. */
  readonly onMove: (bar: Movable, line: number) => void;
  /** Told once a room is closed, or is not after all. */
  readonly onEnd: () => void;
};

/** What is to be known of a room, and the dialog in which it is closed or its closure is changed. */
export function useClosing({ chart, model: { lines }, text, mayPull, onMove, onEnd }: Options) {
  const isOff = useWritesDisabled() !== null;
  const mayClose = useMay()("rooms", "write") && !isOff;
  const [closing, setClosing] = useState<Closing | null>(null);
  const [roomId, setRoomId] = useState<RoomId | null>(null);
  const onCloseRoom = ({ line, start, end }: Drawn) => {
    const room = roomAt(lines, line)?.room;
    // Free nights go on for ever where nobody comes after them.
    const until = end === Number.POSITIVE_INFINITY ? null : addDays(chart.from, end);
    if (room) setClosing({ room, closure: null, first: { from: addDays(chart.from, start), until } });
  };
  const onRoom = useCallback(
    (line: number) => {
      const at = roomAt(lines, line);
      setRoomId(at && !at.parking ? at.room._id : null);
    },
    [lines],
  );
  const onClosing = mayClose ? setClosing : null;
  // It may have changed since it was opened.
  const opened = lines.find((line): line is RoomLine => line.kind === "room" && line.room._id === roomId);
  const dialogs = (
    <>
      {opened && (
        <RoomCard
          line={opened}
          {...{ text, mayPull, onClosing }}
          onMove={(bar) => onMove(bar, lines.indexOf(opened))}
          onClose={() => setRoomId(null)}
        />
      )}
      {closing && (
        <ClosureDialog
          {...closing}
          today={chart.today}
          onClose={() => {
            setClosing(null);
            onEnd();
          }}
        />
      )}
    </>
  );
  return { onRoom, onCloseRoom: mayClose ? onCloseRoom : null, onClosing, dialogs };
}
