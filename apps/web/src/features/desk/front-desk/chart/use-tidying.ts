import { daysBetween } from "@pulau/domain/calendar/day.ts";
import { useMemo } from "react";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { tidyUp } from "./calls.ts";
import { roomAt } from "./chart-cursor.ts";
import type { Chart, ChartModel } from "./chart-lines.ts";
import { useRoomMoves } from "./use-room-moves.ts";

/** A stay where it would go: drawn over the chart, not done. */
export type Preview = {
  readonly key: string;
  readonly name: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
};

/** What is previewed: the stays that would go, and where they would be. */
export type Previewed = { readonly ghosts: readonly Preview[]; readonly leaving: ReadonlySet<string> };
export const nothingPreviewed: Previewed = { ghosts: [], leaving: new Set() };

/** More nights than these are not tidied up at once. */
const mostNights = 62;

type Options = {
  readonly chart: Chart;
  readonly model: ChartModel;
  readonly building: string | undefined;
  readonly isOn: boolean;
  readonly onEnd: () => void;
};

/** The plan of tidying up the days that are shown: as ghosts on the chart, and how it is made as one act. */
export function useTidying({ chart, model, building, isOn, onEnd }: Options) {
  const { t } = useTranslation("tape-chart");
  const { from, days } = chart;
  const query = { from, days: Math.min(mostNights, days.length), buildingId: building };
  const { data, error, refetch } = useCall(tidyUp, { query }, { enabled: isOn, staleTime: 0 });
  const { make, send } = useRoomMoves();
  const plan = isOn ? data : undefined;
  const previewed = useMemo((): Previewed => {
    if (!plan) return nothingPreviewed;
    const lineOf = new Map(model.lines.map((_, at) => [roomAt(model.lines, at)?.room._id, at]));
    const ghosts = plan.moves.flatMap(({ bookingId, room, roomId, bookingName, checkIn, checkOut }) => {
      const line = lineOf.get(roomId);
      const [start, end] = [daysBetween(from, checkIn), daysBetween(from, checkOut)];
      const key = `${bookingId} ${room} ${start}`;
      return line === undefined ? [] : [{ key, name: bookingName, line, start, end }];
    });
    return { ghosts, leaving: new Set(ghosts.map(({ key }) => key)) };
  }, [plan, model.lines, from]);
  const tidy = async () => {
    if (!plan || send.isPending) return;
    const { moves } = plan;
    try {
      await make({
        moves: moves.map(({ bookingId, room, from: left, roomId }) => ({
          bookingId,
          room,
          from: left,
          roomId,
        })),
        despite: [],
        says: t("tidy.done", { count: moves.length }),
      });
    } catch {
      // The panel says why, and shows what would be moved now.
      return void refetch();
    }
    onEnd();
  };
  const refusal = send.error ?? null;
  return { plan, error, retry: () => void refetch(), previewed, tidy, isBusy: send.isPending, refusal };
}
