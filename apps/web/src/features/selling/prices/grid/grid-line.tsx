import type { Range } from "@pulau/domain/rate-grid/range-acts.ts";
import { memo } from "react";
import {
  conditionsOf,
  guestText,
  roomText,
  rowText,
  sharingText,
} from "../../../../business/price-changes/row-words.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconAlertTriangle, IconChevronDown, IconChevronRight } from "../../../../ui/icons/index.ts";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import type { VisibleRow } from "../../../../ui/use-window.ts";
import { oddText } from "../words/odd-text.ts";
import type { CellView } from "./cell-views.ts";
import styles from "./grid.module.css";
import { guestWidth, sharingWidth } from "./measures.ts";
import type { GridProps } from "./sheet-props.ts";
import type { Line } from "./use-sheet.ts";

type LineProps = Pick<GridProps, "speech" | "sheet" | "viewOf" | "quoted" | "lit"> & {
  readonly line: Line;
  readonly index: number;
  readonly top: number;
  /** The same list until others are seen, so that a line which stays is not looked at. */
  readonly columns: readonly VisibleRow[];
  /** What is chosen of this line. */
  readonly range: Range | null;
  readonly active: number | null;
};
type HeadProps = Pick<GridProps, "speech" | "onFold" | "onRowHead"> & {
  readonly line: Line;
  readonly index: number;
  readonly top: number;
  readonly rooms: number;
  readonly isChosen: boolean;
};

/**
 * The head of a line. All heads lie in one column that stays at the start while the sheet is scrolled: were each of them
 * to stay by itself, every frame would have to place them all. A line is therefore two rows of the same number.
 */
export const LineHead = memo(function LineHead(props: HeadProps) {
  const { line, index, top, speech, onRowHead, isChosen } = props;
  if (line.kind === "group") return <GroupHead {...props} group={line} />;
  const { row } = line;
  const conditions = conditionsOf(speech, row.terms).join(", ");
  return (
    <div role="row" aria-rowindex={index + 2} className={styles.headLine} style={{ insetBlockStart: top }}>
      <div
        role="rowheader"
        aria-colindex={1}
        aria-colspan={2}
        className={styles.rowHead}
        data-chosen={isChosen || undefined}
      >
        <button
          type="button"
          tabIndex={-1}
          className={styles.rowButton}
          data-tip={rowText(speech, row.terms)}
          onClick={() => onRowHead(row)}
        >
          <VisuallyHidden>{roomText(speech, row.terms)}, </VisuallyHidden>
          <b style={{ width: sharingWidth - 12 }}>
            {row.terms.bedType === null ? "–" : sharingText(speech, row.terms)}
          </b>
          <span style={{ maxWidth: guestWidth - 12 }}>
            {guestText(speech, row.terms)} <small>{conditions}</small>
          </span>
        </button>
      </div>
    </div>
  );
});

function GroupHead({
  group: { group, isFolded },
  index,
  top,
  speech,
  rooms: count,
  onFold,
}: HeadProps & { group: Extract<Line, { kind: "group" }> }) {
  const { t, typeName } = speech;
  const name = group.roomTypeId === null ? t("anyRoom") : typeName(group.roomTypeId);
  return (
    <div role="row" aria-rowindex={index + 2} className={styles.headLine} style={{ insetBlockStart: top }}>
      <div role="rowheader" aria-colindex={1} className={styles.groupHead}>
        <button
          type="button"
          tabIndex={-1}
          aria-expanded={!isFolded}
          className={styles.fold}
          data-tip={name}
          onClick={() => onFold(group.roomTypeId)}
        >
          <Icon
            of={isFolded ? IconChevronRight : IconChevronDown}
            size="s"
            {...(isFolded && { flips: true })}
          />
          <b>{name}</b>
          {count > 0 && <small>{t("rooms", { count })}</small>}
        </button>
      </div>
    </div>
  );
}

/** The cells of one line. While others are scrolled or chosen it is not drawn again. */
export const GridLine = memo(function GridLine(props: LineProps) {
  const { line, index, top, columns, range, active, speech, sheet } = props;
  if (line.kind === "group") return <div className={styles.group} style={{ insetBlockStart: top }} />;
  return (
    <div role="row" aria-rowindex={index + 2} className={styles.row} style={{ insetBlockStart: top }}>
      {columns.map(({ slot, index: at, start }) => {
        const column = sheet.columns[at];
        if (!column) return null;
        const rateId = sheet.model.rateAt(line.row.key, column.key)?.id;
        return (
          <Cell
            key={slot}
            row={line.at}
            column={at}
            start={start}
            view={props.viewOf(line.row, column)}
            speech={speech}
            isChosen={range !== null && at >= range.start && at <= range.end}
            isActive={active === at}
            isQuoted={rateId !== undefined && props.quoted.has(rateId)}
            isLit={rateId !== undefined && rateId === props.lit}
          />
        );
      })}
    </div>
  );
});

/** A cell that is scrolled along with its neighbours is not drawn again. */
const Cell = memo(function Cell({
  row,
  column,
  start,
  view,
  speech: { t },
  isChosen,
  isActive,
  isQuoted,
  isLit,
}: {
  row: number;
  column: number;
  start: number;
  view: CellView;
  speech: GridProps["speech"];
  isChosen: boolean;
  isActive: boolean;
  isQuoted: boolean;
  isLit: boolean;
}) {
  const isWrong = view.kind === "wrong" || view.fault !== null;
  return (
    <div
      role="gridcell"
      id={isActive ? `price-${row}-${column}` : undefined}
      data-cell={`${row}:${column}`}
      aria-colindex={column + 3}
      aria-selected={isChosen}
      aria-invalid={isWrong || undefined}
      className={styles.cell}
      data-kind={view.kind}
      data-inherited={view.isInherited || undefined}
      data-changed={view.isChanged || undefined}
      data-wrong={isWrong || undefined}
      data-active={isActive || undefined}
      data-lit={(isLit && !isActive) || undefined}
      data-colleague={view.colleague ? "" : undefined}
      style={{ insetInlineStart: start }}
    >
      {(isQuoted || view.odd || view.colleague || view.start) && (
        <span className={styles.start}>
          {isQuoted && <i className={styles.dot} data-tip={t("legend.quoted")} />}
          {view.odd && (
            <span className={styles.odd} data-tip={oddText(view, t)}>
              <Icon of={IconAlertTriangle} size="s" />
              <VisuallyHidden>{oddText(view, t)}</VisuallyHidden>
            </span>
          )}
          {view.colleague && <em className={styles.colleague}>{view.colleague.split(" ")[0]}</em>}
          {view.start}
        </span>
      )}
      {view.kind === "enquiry" ? t("onEnquiry") : view.text}
    </div>
  );
});
