import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText } from "../../../../ui/format.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import { deskPaths, roomsToMove } from "../calls.ts";
import { splitStay, tapeChart } from "./calls.ts";
import type { RoomLine, StayBar } from "./chart-lines.ts";
import type { Move } from "./chart-move.ts";
import type { PlannedSplit } from "./move-request.ts";

/** Whether a stay would be split over rooms of two types, which is asked about. */
export const isOtherType = ({ splits }: Move<StayBar>, { room }: RoomLine): boolean =>
  splits !== undefined && room.roomTypeId !== splits;

type Rooms = { readonly from: Day; readonly source: RoomLine; readonly target: RoomLine };

/** Splits stays over two rooms of one type and joins them again, each with the way back in a toast. */
export function useSplit() {
  const { t } = useTranslation("tape-chart");
  const { language } = useLanguage();
  const toast = useToast();
  const showFailure = useFailureToast();
  const send = useSend(splitStay, [...deskPaths, roomsToMove.path, tapeChart.path]);
  const put = ({ bar, own, next, on }: PlannedSplit, splits: boolean) => {
    const change = { roomId: next._id, on };
    const body = {
      room: bar.position,
      roomId: own._id,
      was: splits ? null : change,
      next: splits ? change : null,
    };
    return send.mutateAsync({ params: { _id: bar.bookingId }, body });
  };
  /** Throws what is refused. */
  const make = async (change: PlannedSplit, splits: boolean): Promise<void> => {
    const { bar, own, next, on } = change;
    const says = splits
      ? t("split.done", { name: bar.name, room: next.roomNo, day: dayText(on, language, "near") })
      : t("split.joined", { name: bar.name, room: own.roomNo });
    await put(change, splits);
    toast({ tone: "success", text: says, undo: () => void put(change, !splits).catch(showFailure) });
  };
  return {
    busy: send.isPending,
    showFailure,
    /** The nights of the move are slept in the target; `from` is the chart's first day. */
    split: ({ bar, start }: Move<StayBar>, { from, source, target }: Rooms) =>
      make({ bar, own: source.room, next: target.room, on: addDays(from, start) }, true),
    /** They stay in their own room after all. */
    join: (change: PlannedSplit) => make(change, false),
  };
}
