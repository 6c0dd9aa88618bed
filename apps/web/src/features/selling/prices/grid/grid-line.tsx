import type { Row } from "@pulau/domain/rate-grid/grid-model.ts";
import type { Range } from "@pulau/domain/rate-grid/range-acts.ts";
import { IconAlertTriangle, IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { memo } from "react";
import { Icon } from "../../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { conditionsOf, guestText, roomText, sharingText } from "../words/row-words.ts";
import type { CellView } from "./cell-views.ts";
import styles from "./grid.module.css";
import { columnWidth, guestWidth, headsWidth, lineHeight, sharingWidth } from "./measures.ts";
import type { GridProps } from "./sheet-props.ts";
import type { Line } from "./use-sheet.ts";

type Shown = { readonly index: number; readonly start: number };
type LineProps = Pick<
  GridProps,
  "sheet" | "viewOf" | "speech" | "roomCount" | "quoted" | "lit" | "onFold" | "onRowHead"
> & {
  readonly line: Line;
  readonly index: number;
  readonly top: number;
  readonly columns: readonly Shown[];
  readonly range: Range | null;
  readonly active: number | null;
};

/** One line of the grid. While others are scrolled or chosen it is not drawn again. */
export const GridLine = memo(function GridLine(props: LineProps) {
  return props.line.kind === "group" ? (
    <GroupLine {...props} group={props.line} />
  ) : (
    <RowLine {...props} row={props.line.row} at={props.line.at} />
  );
}, isSame);

function isSame(a: LineProps, b: LineProps): boolean {
  const { columns: before, ...rest } = a;
  const { columns: after, ...others } = b;
  const sameColumns = before.length === after.length && before[0]?.index === after[0]?.index;
  return sameColumns && Object.entries(rest).every(([name, value]) => Reflect.get(others, name) === value);
}

function GroupLine({
  group: { group, isFolded },
  index,
  top,
  speech,
  roomCount,
  onFold,
}: LineProps & { group: Extract<Line, { kind: "group" }> }) {
  const { t, typeName } = speech;
  const name = group.roomTypeId === null ? t("anyRoom") : typeName(group.roomTypeId);
  const count = roomCount(group.roomTypeId);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    <div
      role="row"
      aria-rowindex={index + 2}
      className={styles.group}
      style={{ insetBlockStart: top, height: lineHeight }}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: its button has the focus */}
      {/* biome-ignore lint/a11y/useSemanticElements: see the grid */}
      <div role="rowheader" aria-colindex={1} className={styles.groupHead}>
        <button
          type="button"
          tabIndex={-1}
          aria-expanded={!isFolded}
          className={styles.fold}
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

function RowLine({ row, at, index, top, columns, ...props }: LineProps & { row: Row; at: number }) {
  const { sheet, viewOf, speech, range, active, quoted, lit, onRowHead } = props;
  const conditions = conditionsOf(speech, row.terms);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    <div
      role="row"
      aria-rowindex={index + 2}
      className={styles.row}
      style={{ insetBlockStart: top, height: lineHeight }}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: its button has the focus */}
      {/* biome-ignore lint/a11y/useSemanticElements: see the grid */}
      <div
        role="rowheader"
        aria-colindex={1}
        aria-colspan={2}
        className={styles.rowHead}
        style={{ width: headsWidth }}
        data-chosen={range !== null || undefined}
      >
        <button type="button" tabIndex={-1} className={styles.rowButton} onClick={() => onRowHead(row)}>
          <VisuallyHidden>{roomText(speech, row.terms)}, </VisuallyHidden>
          <b style={{ width: sharingWidth - 12 }}>
            {row.terms.bedType === null ? "–" : sharingText(speech, row.terms)}
          </b>
          <span style={{ maxWidth: guestWidth - 12 }} data-tip={conditions.join(", ") || undefined}>
            {guestText(speech, row.terms)} <small>{conditions.join(", ")}</small>
          </span>
        </button>
      </div>
      {columns.map(({ index: at_, start }) => {
        const column = sheet.columns[at_];
        if (!column) return null;
        const rateId = sheet.model.rateAt(row.key, column.key)?.id;
        return (
          <Cell
            key={column.key}
            id={`${at}:${at_}`}
            start={headsWidth + start}
            view={viewOf(row, column)}
            speech={speech}
            isChosen={range !== null && at_ >= range.start && at_ <= range.end}
            isActive={active === at_}
            isQuoted={rateId !== undefined && quoted.has(rateId)}
            isLit={rateId !== undefined && rateId === lit}
            colIndex={at_ + 3}
          />
        );
      })}
    </div>
  );
}

/** A cell that is scrolled along with its neighbours is not drawn again. */
const Cell = memo(function Cell({
  id,
  start,
  view,
  speech: { t },
  isChosen,
  isActive,
  isQuoted,
  isLit,
  colIndex,
}: {
  id: string;
  start: number;
  view: CellView;
  speech: GridProps["speech"];
  isChosen: boolean;
  isActive: boolean;
  isQuoted: boolean;
  isLit: boolean;
  colIndex: number;
}) {
  const isWrong = view.kind === "wrong" || view.fault !== null;
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus
    // biome-ignore lint/a11y/useSemanticElements: see the grid
    <div
      role="gridcell"
      id={`price-${id.replace(":", "-")}`}
      data-cell={id}
      aria-colindex={colIndex}
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
      style={{ insetInlineStart: start, width: columnWidth }}
    >
      <span className={styles.start}>
        {isQuoted && <i className={styles.dot} data-tip={t("legend.quoted")} />}
        {view.odd && (
          <span className={styles.odd} data-tip={t(`odd.${view.odd}`)}>
            <Icon of={IconAlertTriangle} size="s" />
            <VisuallyHidden>{t(`odd.${view.odd}`)}</VisuallyHidden>
          </span>
        )}
        {view.colleague && <em className={styles.colleague}>{view.colleague.split(" ")[0]}</em>}
        {view.start}
      </span>
      <span>{view.kind === "enquiry" ? t("onEnquiry") : view.text}</span>
    </div>
  );
});
