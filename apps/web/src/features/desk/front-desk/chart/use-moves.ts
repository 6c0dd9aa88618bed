import { useEffect, useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { roomAt } from "./chart-cursor.ts";
import type { ChartModel } from "./chart-lines.ts";
import { fits, type Move, verdictOf } from "./chart-move.ts";
import type { ChartText } from "./use-chart-text.ts";
import { isSilent, useDrop } from "./use-drop.ts";

type Moves = {
  readonly model: ChartModel;
  readonly today: number;
  readonly text: ChartText;
  readonly focus: () => void;
  /** Told of each move that was made, and of one that is made without a question at once. */
  readonly onMoved: (move: Move) => void;
};

/** Whether a stay is still where a move of it began, on the same nights: others change the chart meanwhile. */
const isAsBegun = ({ lines }: ChartModel, { bar, from }: Move): boolean =>
  roomAt(lines, from)?.bars.some(({ key, end }) => key === bar.key && end === bar.end) ?? false;

/** A move from its first step to its answer: what is pulled, and what is asked once it is dropped. */
export function useMoves({ model, today, text, focus, onMoved }: Moves) {
  const { t } = useTranslation("tape-chart");
  const toast = useToast();
  const [move, setMove] = useState<Move | null>(null);
  const [question, setQuestion] = useState<Move | null>(null);
  const drop = useDrop();
  // While it is being sent, the chart may show it before the answer has come.
  const [isSending, setSending] = useState(false);
  const changed = move !== null && !isAsBegun(model, move) ? move.bar.name : null;
  useEffect(() => {
    if (changed === null || isSending) return;
    setMove(null);
    setQuestion(null);
    toast({ tone: "danger", text: t("changedMeanwhile", { name: changed }) });
  }, [changed, isSending, toast, t]);
  const end = () => {
    setSending(false);
    setMove(null);
    setQuestion(null);
    focus();
  };
  const onDrop = (target: Move, by: "key" | "pointer") => {
    const [source, into] = [roomAt(model.lines, target.from), roomAt(model.lines, target.to)];
    if (!source || !into) return end();
    const verdict = verdictOf(into, target.to, target, today);
    if (verdict.kind === "here") return end();
    // Where it does not fit it says why, and goes back to where it was; by keys one goes on from there.
    if (!fits(verdict)) {
      toast({ tone: "danger", text: t("misfit", { room: into.room.roomNo, why: text.verdict(verdict) }) });
      if (by === "pointer") end();
      return;
    }
    if (!isSilent(target, source, into)) {
      setMove(target);
      return setQuestion(target);
    }
    void drop(target, source, into);
    onMoved(target);
    end();
  };
  const onDone = (made: Move) => {
    onMoved(made);
    end();
  };
  return { move, question, setMove, onDrop, onSend: setSending, onDone, end };
}
