import type { Column } from "@pulau/domain/rate-grid/grid-model.ts";
import { memo } from "react";
import { rangeBrief } from "../../../../business/price-sentences/dates.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { IconAlertTriangle, IconSettings } from "../../../../ui/icons/index.ts";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import { useRuleText } from "../../../../ui/use-failure-text.ts";
import type { VisibleRow } from "../../../../ui/use-window.ts";
import { nextPeriod } from "../words/next-period.ts";
import { columnName } from "../words/use-cell-sentence.ts";
import styles from "./grid.module.css";
import { columnWidth, headHeight, headsWidth, sharingWidth } from "./measures.ts";
import type { GridProps } from "./sheet-props.ts";

type Props = Pick<GridProps, "sheet" | "speech" | "range" | "columnFaults" | "onHead"> & {
  /** The same list until others are seen. */
  readonly columns: readonly VisibleRow[];
};

/** Which periods the columns are; a press opens what the period says. While lines are scrolled it is not drawn again. */
export const GridHead = memo(function GridHead({
  columns,
  sheet,
  speech,
  range,
  columnFaults,
  onHead,
}: Props) {
  const { t } = useTranslation("prices");
  return (
    <div role="row" aria-rowindex={1} className={styles.head} style={{ height: headHeight }}>
      <div className={styles.corner} style={{ width: headsWidth }}>
        <span role="columnheader" aria-colindex={1} style={{ width: sharingWidth - 12 }}>
          {t("grid.sharing")}
        </span>
        <span role="columnheader" aria-colindex={2}>
          {t("grid.guest")}
        </span>
      </div>
      {columns.map(({ index, start, slot }) => {
        const column = sheet.columns[index];
        if (!column) return null;
        const isChosen = index >= range.start && index <= range.end;
        const fault = columnFaults.get(column.key) ?? null;
        return <ColumnHead key={slot} {...{ column, index, start, isChosen, fault, speech, onHead }} />;
      })}
    </div>
  );
});

type HeadProps = Pick<GridProps, "speech" | "onHead"> & {
  readonly column: Column;
  readonly index: number;
  readonly start: number;
  readonly isChosen: boolean;
  /** The rule that its dates break. */
  readonly fault: string | null;
};

/** A head that is scrolled along with its neighbours is not drawn again: to write its dates takes the browser a while. */
const ColumnHead = memo(function ColumnHead(props: HeadProps) {
  const { column, index, start, isChosen, fault, speech, onHead } = props;
  const ruleText = useRuleText();
  const { language, t } = speech;
  const next = nextPeriod(column.periods, useMoments().today());
  const others = column.periods.length - 1;
  const dates = next ? rangeBrief(next.from, next.to, language) : "";
  const name = columnName(column, t);
  const allDates = column.periods.map(({ from, to }) => rangeBrief(from, to, language)).join(", ");
  return (
    <div
      role="columnheader"
      aria-colindex={index + 3}
      className={styles.period}
      data-chosen={isChosen || undefined}
      data-wrong={fault !== null || undefined}
      style={{ insetInlineStart: headsWidth + start, width: columnWidth }}
    >
      <button
        type="button"
        tabIndex={-1}
        className={styles.periodButton}
        data-tip={(fault ? ruleText(fault) : [name, allDates].filter(Boolean).join(": ")) || undefined}
        onClick={() => onHead(column)}
      >
        <b>{name || dates}</b>
        <small>
          {name && dates}
          {others > 0 && ` +${others}`}
        </small>
        {fault && (
          <span className={styles.headFault}>
            <Icon of={IconAlertTriangle} size="s" />
            <VisuallyHidden>{ruleText(fault)}</VisuallyHidden>
          </span>
        )}
        <Icon of={IconSettings} size="s" className={styles.gear} />
      </button>
    </div>
  );
});
