import { type ClipboardEvent, type CSSProperties, type KeyboardEvent, useRef, useState } from "react";
import { useInSight, useWindow, type VisibleRow } from "../../../../ui/use-window.ts";
import { clipboardText } from "../paste/clipboard-text.ts";
import styles from "./grid.module.css";
import { GridHead } from "./grid-head.tsx";
import { actOfKey } from "./grid-keys.ts";
import { GridLine, LineHead } from "./grid-line.tsx";
import { columnWidth, headHeight, headsWidth, lineHeight } from "./measures.ts";
import { boxes, Frames, TypedCell, type Typing } from "./over-cells.tsx";
import type { GridProps } from "./sheet-props.ts";
import { spotOf, usePointer } from "./use-pointer.ts";
import type { Spot } from "./use-sheet.ts";

const sizes = {
  "--heads-width": `${headsWidth}px`,
  "--line-height": `${lineHeight}px`,
  "--column-width": `${columnWidth}px`,
} as CSSProperties;

const pixels = { line: lineHeight, column: columnWidth, head: headHeight, heads: headsWidth };

/** Prices as a spreadsheet: only what is seen is drawn, both ways. */
export function PriceGrid(props: GridProps) {
  const { lines, sheet, selection, onAct, readOnly } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const isRtl = document.documentElement.dir === "rtl";
  const lineAt = (row: number) => lines.findIndex((line) => line.kind === "row" && line.at === row);
  const shown = useWindow(scroller, {
    ...pixels,
    lineCount: lines.length,
    columnCount: sheet.columns.length,
  });
  const [typing, setTyping] = useState<Typing | null>(null);
  const pointer = usePointer(props, scroller, () => setTyping(null));
  useInSight(scroller, pixels, { line: lineAt(selection.active.row), column: selection.active.column });
  const keyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (typing || event.target !== event.currentTarget || event.nativeEvent.isComposing) return;
    const act = actOfKey(event, { selection, sheet, isRtl });
    if (act === null) return;
    event.preventDefault();
    if (act.kind !== "edit") return onAct(act);
    if (!readOnly && sheet.rows.length > 0) setTyping({ at: selection.active, begin: act.begin });
  };
  const width = headsWidth + sheet.columns.length * columnWidth;
  const height = lines.length * lineHeight;
  const boxOf = boxes(lineAt);
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={props.label}
      aria-rowcount={lines.length + 1}
      aria-colcount={sheet.columns.length + 2}
      aria-multiselectable="true"
      aria-readonly={readOnly}
      aria-activedescendant={typing || sheet.rows.length === 0 ? undefined : cellId(selection.active)}
      tabIndex={0}
      className={styles.scroller}
      onKeyDown={keyDown}
      onCopy={(event) => copy(event, props.copyText, typing !== null)}
      onPaste={(event) => paste(event, props, typing !== null)}
      {...pointer.handlers}
      onDoubleClick={(event) => {
        const spot = spotOf(event.target);
        if (spot && !readOnly) setTyping({ at: spot, begin: null });
      }}
    >
      <div className={styles.sheet} style={{ ...sizes, width, height: headHeight + height }}>
        <GridHead
          {...{ columns: shown.columns, sheet, range: props.range }}
          speech={props.speech}
          columnFaults={props.columnFaults}
          onHead={props.onHead}
        />
        <div className={styles.heads} style={{ height }}>
          {shown.lines.map(({ slot, index, start }) => (
            <Head key={slot} {...props} {...{ index, top: start }} />
          ))}
        </div>
        {shown.lines.map(({ slot, index, start }) => (
          <Line key={slot} {...props} {...{ index, columns: shown.columns }} top={headHeight + start} />
        ))}
        {sheet.rows.length > 0 && sheet.columns.length > 0 && (
          <Frames {...props} boxOf={boxOf} filling={pointer.filling} isTyping={typing !== null} />
        )}
        {typing && (
          <TypedCell
            {...props}
            {...{ typing, boxOf }}
            onEnd={() => {
              setTyping(null);
              scroller.current?.focus({ preventScroll: true });
            }}
          />
        )}
      </div>
    </div>
  );
}

type LineAt = GridProps & { readonly index: number; readonly top: number };

function Head({ index, top, ...props }: LineAt) {
  const { lines, speech, onFold, onRowHead, range, roomCount } = props;
  const line = lines[index];
  if (!line) return null;
  return (
    <LineHead
      {...{ line, index, top, speech, onFold, onRowHead }}
      rooms={line.kind === "group" ? roomCount(line.group.roomTypeId) : 0}
      isChosen={line.kind === "row" && line.at >= range.top && line.at <= range.bottom}
    />
  );
}

function Line({ index, top, columns, ...props }: LineAt & { columns: readonly VisibleRow[] }) {
  const { lines, speech, range, selection, sheet, viewOf, quoted, lit } = props;
  const line = lines[index];
  if (!line) return null;
  const row = line.kind === "row" ? line.at : -1;
  // What is pointed at stands in one line: the others are not drawn again for it.
  const hasLit =
    lit !== null &&
    line.kind === "row" &&
    columns.some(({ index: at }) => {
      const column = sheet.columns[at];
      return column !== undefined && sheet.model.rateAt(line.row.key, column.key)?.id === lit;
    });
  return (
    <GridLine
      {...{ line, index, top, columns, speech, sheet, viewOf, quoted }}
      lit={hasLit ? lit : null}
      range={row >= range.top && row <= range.bottom ? range : null}
      active={row === selection.active.row ? selection.active.column : null}
    />
  );
}

const cellId = ({ row, column }: Spot): string => `price-${row}-${column}`;

function copy(event: ClipboardEvent<HTMLDivElement>, text: () => string, isTyping: boolean): void {
  if (isTyping) return;
  event.preventDefault();
  event.clipboardData.setData("text/plain", text());
}

function paste(
  event: ClipboardEvent<HTMLDivElement>,
  { onPaste, readOnly }: GridProps,
  isTyping: boolean,
): void {
  if (isTyping || readOnly) return;
  event.preventDefault();
  onPaste(clipboardText(event.clipboardData));
}
