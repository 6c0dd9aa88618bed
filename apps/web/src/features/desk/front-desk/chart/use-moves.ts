import type { Day } from "@pulau/domain/calendar/day.ts";
import { useEffect, useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { useFailureToast } from "../../../../ui/use-outcome-toast.ts";
import { roomAt } from "./chart-cursor.ts";
import { allBars, type ChartModel, type RoomLine, type StayBar } from "./chart-lines.ts";
import { fits, isClosureMove, isStayMove, type Move, verdictOf } from "./chart-move.ts";
import { type Swap, swapOf } from "./chart-swap.ts";
import type { ChartText } from "./use-chart-text.ts";
import { useClosureMove } from "./use-closure-move.ts";
import { isSilent, useDrop } from "./use-drop.ts";
import { isOtherType, useSplit } from "./use-split.ts";
import { isSilentSwap, useSwap } from "./use-swap.ts";

type Moves = {
  readonly from: Day;
  readonly model: ChartModel;
  readonly today: number;
  readonly text: ChartText;
  readonly focus: () => void;
  /** Told of each move that was made, and of one that is made without a question at once. */
  readonly onMoved: (move: Move) => void;
};

/** Whether a bar is still where a move of it began, on the same nights: others change the chart meanwhile. */
function isAsBegun({ lines }: ChartModel, { bar, from }: Move): boolean {
  const room = roomAt(lines, from);
  const now = room && allBars(room).find(({ key, end }) => key === bar.key && end === bar.end);
  if (!now) return false;
  return bar.kind === "stay" || (now.kind === "closure" && now.closure.version === bar.closure.version);
}

/** A swap that is asked about, with the rooms of both sides. */
export type SwapQuestion = { readonly swap: Swap; readonly rooms: readonly [RoomLine, RoomLine] };

/** A move from its first step to its answer: what is pulled, and what is asked once it is dropped. */
export function useMoves({ from, model, today, text, focus, onMoved }: Moves) {
  const { t } = useTranslation("tape-chart");
  const toast = useToast();
  const [move, setMove] = useState<Move | null>(null);
  const [question, setQuestion] = useState<Move<StayBar> | null>(null);
  const [swapQuestion, setSwapQuestion] = useState<SwapQuestion | null>(null);
  const showFailure = useFailureToast();
  const drop = useDrop();
  const moveClosure = useClosureMove(from);
  const splitting = useSplit();
  // While it is being sent, the chart may show it before the answer has come.
  const [isSending, setSending] = useState(false);
  const isChanged = move !== null && !isAsBegun(model, move);
  const changed = isChanged ? text.changedMeanwhile(move.bar) : null;
  useEffect(() => {
    if (changed === null || isSending) return;
    setMove(null);
    setQuestion(null);
    setSwapQuestion(null);
    toast({ tone: "danger", text: changed });
  }, [changed, isSending, toast]);
  const end = () => {
    setSending(false);
    setMove(null);
    setQuestion(null);
    setSwapQuestion(null);
    focus();
  };
  const onDone = (made: Move) => {
    onMoved(made);
    end();
  };
  const swapping = useSwap({ onSend: setSending, onDone: ({ move: made }) => onDone(made) });
  /** Swaps rooms with whoever has the one that it would go into, or asks first. False where that can't be. */
  const onSwap = (target: Move, confirms: boolean): boolean => {
    const [source, into] = [roomAt(model.lines, target.from), roomAt(model.lines, target.to)];
    const swap = swapOf(model.lines, target, today);
    if (!swap || !source || !into) return false;
    const rooms = [source, into] as const;
    if (confirms || !isSilentSwap(swap, rooms)) {
      setMove(target);
      setSwapQuestion({ swap, rooms });
    } else swapping.make(swap, rooms).catch(showFailure);
    return true;
  };
  const onDrop = (target: Move, by: "key" | "pointer") => {
    const [source, into] = [roomAt(model.lines, target.from), roomAt(model.lines, target.to)];
    if (!source || !into) return end();
    const verdict = verdictOf(into, target.to, target, today);
    if (verdict.kind === "here") return end();
    // Where it does not fit it says why, and goes back to where it was; by keys one goes on from there.
    if (!fits(verdict)) {
      // Into a room that somebody has it may be swapped: that is asked, for a drop may be a slip.
      if (onSwap(target, true)) return;
      toast({ tone: "danger", text: t("misfit", { room: into.room.roomNo, why: text.verdict(verdict) }) });
      if (by === "pointer") end();
      return;
    }
    const isQuestion =
      isStayMove(target) && (target.splits ? isOtherType(target, into) : !isSilent(target, into));
    if (isQuestion) {
      setMove(target);
      return setQuestion(target);
    }
    if (isStayMove(target) && target.splits)
      splitting.split(target, { from, source, target: into }).catch(showFailure);
    else if (isStayMove(target)) void drop(target, source, into);
    else if (isClosureMove(target)) void moveClosure(target, source, into);
    onMoved(target);
    end();
  };
  const swaps = { onSwap, swapQuestion, swapping };
  return { move, question, setMove, onDrop, ...swaps, onSend: setSending, onDone, end };
}
