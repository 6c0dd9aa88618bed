import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useShortcutsOn } from "../../../../shell/use-shortcuts-on.ts";
import { Button } from "../../../../ui/button.tsx";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import type { Bar, ChartModel, RoomLine } from "./chart-lines.ts";
import { type Move, verdictOf } from "./chart-move.ts";
import styles from "./chart-strip.module.css";
import type { ChartText } from "./use-chart-text.ts";

type Props = {
  readonly model: ChartModel;
  readonly text: ChartText;
  readonly move: Move | null;
  readonly today: number;
  /** The cell that has the focus. */
  readonly active: { readonly line: RoomLine; readonly bar: Bar | null; readonly day: number } | null;
  readonly canMove: boolean;
  readonly canBook: boolean;
  readonly canClose: boolean;
  /** Puts what is in hand where it would go; null while nothing is, or while it is asked about. */
  readonly onDrop: (() => void) | null;
  /** Swaps rooms with who is where it would go; null where that can't be. */
  readonly onSwap: (() => void) | null;
  readonly onLeave: () => void;
};

const keysOf = {
  moving: [
    [["↑", "↓"], "room"],
    [["←", "→"], "day"],
    [["⇧", "←", "→"], "longer"],
    [["↵"], "drop"],
    [["S"], "swap"],
    [["P"], "park"],
    [["Esc"], "leave"],
  ],
  splitting: [
    [["↑", "↓"], "room"],
    [["←", "→"], "night"],
    [["↵"], "split"],
    [["Esc"], "leave"],
  ],
  still: [
    [["↑", "↓", "←", "→"], "go"],
    [["↵"], "open"],
    [["M"], "move"],
    [["/"], "split"],
    [["L"], "lock"],
    [["P"], "park"],
    [["↵"], "book"],
    [["C"], "close"],
    [["R"], "room"],
  ],
} as const;

type KeysProps = { moving: keyof typeof keysOf; canSwap: boolean } & Pick<
  Props,
  "canMove" | "canBook" | "canClose"
>;

function Keys({ moving, canSwap, canMove, canBook, canClose }: KeysProps) {
  const { t } = useTranslation("tape-chart");
  const keys = keysOf[moving];
  const may: Readonly<Record<string, boolean>> = {
    move: canMove || canClose,
    lock: canMove,
    park: canMove,
    split: canMove,
    book: canBook,
    close: canClose,
    swap: canSwap,
  };
  return (
    <span className={styles.keys} aria-hidden="true">
      {keys
        .filter(([, name]) => may[name] ?? true)
        .map(([caps, name]) => (
          <span key={name}>
            {caps.map((cap) => (
              <kbd key={cap}>{cap}</kbd>
            ))}
            {t(`keys.${name}`)}
          </span>
        ))}
    </span>
  );
}

/** Below the chart: what has the focus or is being moved, in words, and the keys that do something now. */
export function ChartStrip(props: Props) {
  const { model, text, move, today, active, canMove, canBook, canClose, onDrop, onSwap, onLeave } = props;
  const { t } = useTranslation("tape-chart");
  const { on } = useShortcutsOn();
  const target = move && model.lines[move.to];
  const fitting =
    target?.kind === "room" && move ? text.verdict(verdictOf(target, move.to, move, today)) : "";
  const isParking = target?.kind === "room" && target.parking !== undefined;
  const verdict = onSwap ? t("swap.possible", { verdict: fitting }) : fitting;
  const says =
    move && target?.kind === "room"
      ? t("moveState", { room: target.room.roomNo, days: text.days(move.start, move.end), verdict })
      : "";
  return (
    <div className={styles.strip} data-moving={move ? "" : undefined}>
      <p className={styles.says}>
        {move ? (
          <>
            <b>{text.moving(move)}</b> <span>{says}</span>
          </>
        ) : (
          active && (
            <>
              <b>{active.line.room.roomNo}</b>{" "}
              <span>{active.bar ? text.bar(active.bar) : text.freeOn(active.line, active.day)}</span>
            </>
          )
        )}
      </p>
      {onDrop && (
        <span className={styles.acts}>
          <Button kind="outline" size="small" onClick={onLeave}>
            {t("putBack")}
          </Button>
          {onSwap ? (
            <Button size="small" onClick={onSwap}>
              {t("swap.act")}
            </Button>
          ) : (
            <Button size="small" onClick={onDrop}>
              {t(move?.splits ? "split.act" : isParking ? "parking.act" : "moveHere")}
            </Button>
          )}
        </span>
      )}
      {on && (
        <Keys
          moving={move === null ? "still" : move.splits ? "splitting" : "moving"}
          canSwap={onSwap !== null}
          {...{ canMove, canBook, canClose }}
        />
      )}
      <VisuallyHidden>
        <span id="tape-chart-keys">
          {t(canMove ? "keysText" : "keysTextRead")} {canBook && t("keysTextBook")}{" "}
          {canClose && t("keysTextClose")}
        </span>
        <span role="status">{says}</span>
      </VisuallyHidden>
    </div>
  );
}
