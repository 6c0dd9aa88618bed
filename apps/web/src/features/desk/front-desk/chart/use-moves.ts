import { useEffect, useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useToast } from "../../../../ui/toast.tsx";
import type { ChartModel, RoomLine } from "./chart-lines.ts";
import { fits, type Move, verdictOf } from "./chart-move.ts";
import type { ChartText } from "./use-chart-text.ts";
import { isSilent, useDrop } from "./use-drop.ts";

type Moves = {
  readonly model: ChartModel;
  readonly today: number;
  readonly text: ChartText;
  readonly focus: () => void;
  /** Told when a move was made without a question. */
  readonly onMoved: (move: Move) => void;
};

/** The room of a line; null for a group, and where there is none. */
export const roomAt = (model: ChartModel, line: number): RoomLine | null => {
  const found = model.lines[line];
  return found?.kind === "room" ? found : null;
};

/** A move from its first step to its answer: what is pulled, and what is asked once it is dropped. */
export function useMoves({ model, today, text, focus, onMoved }: Moves) {
  const { t } = useTranslation("tape-chart");
  const toast = useToast();
  const [move, setMove] = useState<Move | null>(null);
  const [question, setQuestion] = useState<Move | null>(null);
  const drop = useDrop();
  // Others change the chart meanwhile: what is moved is the stay as it stands now, or nothing where it is gone.
  const isGone = move !== null && !roomAt(model, move.from)?.bars.some(({ key }) => key === move.bar.key);
  useEffect(() => {
    if (isGone) setMove(null);
  }, [isGone]);
  const end = () => {
    setMove(null);
    setQuestion(null);
    focus();
  };
  const onDrop = (target: Move, by: "key" | "pointer") => {
    const [source, into] = [roomAt(model, target.from), roomAt(model, target.to)];
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
  return { move, question, setMove, onDrop, end };
}
