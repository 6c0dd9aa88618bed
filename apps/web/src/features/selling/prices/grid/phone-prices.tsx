import { type Column, priceOfCell, type Row } from "@pulau/domain/rate-grid/grid-model.ts";
import type { Sheet } from "@pulau/domain/rate-grid/range-acts.ts";
import { useState } from "react";
import {
  conditionsOf,
  guestText,
  type RowSpeech,
  rowText,
  sharingText,
} from "../../../../business/price-changes/row-words.ts";
import { rangeBrief } from "../../../../business/price-sentences/dates.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { FieldError } from "../../../../ui/field-frame.tsx";
import { IconChevronLeft, IconChevronRight } from "../../../../ui/icons/index.ts";
import { Select } from "../../../../ui/text-fields.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import { useRuleText } from "../../../../ui/use-failure-text.ts";
import type { OpenPanel } from "../grid-props.ts";
import { type CellWords, writeCell } from "../model/cell-text.ts";
import styles from "../prices.module.css";
import { nextPeriod } from "../words/next-period.ts";
import { columnName } from "../words/use-cell-sentence.ts";
import type { CellView } from "./cell-views.ts";
import { Repair } from "./repair.tsx";
import type { GridActs } from "./use-grid-acts.tsx";
import type { Line } from "./use-sheet.ts";

type Props = {
  readonly lines: readonly Line[];
  readonly sheet: Sheet;
  readonly viewOf: (row: Row, column: Column) => CellView;
  readonly speech: RowSpeech;
  readonly words: CellWords;
  /** The rules that the dates of columns break, by their keys. */
  readonly columnFaults: ReadonlyMap<string, string>;
  readonly readOnly: boolean;
  readonly acts: GridActs;
  readonly onOpen: (panel: OpenPanel) => void;
};

/** One period at a time, its rows as a list. */
export function PhonePrices(props: Props) {
  const { lines, sheet, viewOf, speech, words, columnFaults, readOnly, acts, onOpen } = props;
  const { t } = useTranslation("prices");
  const ruleText = useRuleText();
  const today = useMoments().today();
  const [wanted, setAt] = useState(0);
  const at = Math.min(wanted, sheet.columns.length - 1);
  const column = sheet.columns[at];
  if (!column) return null;
  const fault = columnFaults.get(column.key);
  const priceIn = (row: Row): string => {
    const rate = sheet.model.rateAt(row.key, column.key);
    return writeCell(rate && priceOfCell(rate), words);
  };
  const nameOf = (season: Column) => {
    const next = nextPeriod(season.periods, today);
    const dates = next ? rangeBrief(next.from, next.to, speech.language) : "";
    return [columnName(season, speech.t), dates].filter(Boolean).join(", ");
  };
  return (
    <div className={styles.phone}>
      <div className={styles.phoneHead}>
        <IconButton
          icon={IconChevronLeft}
          label={t("phone.before")}
          flips
          disabled={at === 0}
          onClick={() => setAt(at - 1)}
        />
        <Select
          label={t("phone.period")}
          value={String(at)}
          onChange={(next) => setAt(Number(next))}
          choices={sheet.columns.map((season, i) => ({ value: String(i), text: nameOf(season) }))}
        />
        <IconButton
          icon={IconChevronRight}
          label={t("phone.after")}
          flips
          disabled={at >= sheet.columns.length - 1}
          onClick={() => setAt(at + 1)}
        />
      </div>
      <button type="button" className={styles.phonePeriod} onClick={() => onOpen({ kind: "period", column })}>
        {t("period.open")}
      </button>
      {fault && <FieldError>{ruleText(fault)}</FieldError>}
      <ul className={styles.phoneRows}>
        {lines.map((line) =>
          line.kind === "group" ? (
            <li key={`group ${line.group.roomTypeId}`} className={styles.phoneGroup}>
              {line.group.roomTypeId === null ? t("anyRoom") : speech.typeName(line.group.roomTypeId)}
            </li>
          ) : (
            <PhoneRow
              key={`${line.row.key}@${column.key}@${acts.textOf({ row: line.at, column: at })}`}
              row={line.row}
              view={viewOf(line.row, column)}
              {...{ speech, words, readOnly }}
              before={priceIn(line.row)}
              text={acts.textOf({ row: line.at, column: at })}
              onTyped={(text) => acts.type({ row: line.at, column: at }, text)}
              onOpen={() => onOpen({ kind: "row", row: line.row })}
            />
          ),
        )}
      </ul>
    </div>
  );
}

function PhoneRow({
  row,
  view,
  speech,
  words,
  readOnly,
  before,
  text,
  onTyped,
  onOpen,
}: {
  row: Row;
  view: CellView;
  speech: RowSpeech;
  words: CellWords;
  readOnly: boolean;
  /** The price that counts while what was typed is none. */
  before: string;
  text: string;
  onTyped: (text: string) => void;
  onOpen: () => void;
}) {
  const [typed, setTyped] = useState(text);
  const conditions = conditionsOf(speech, row.terms).join(", ");
  const { terms } = row;
  return (
    <li className={styles.phoneRow} data-changed={view.isChanged || undefined}>
      <button type="button" onClick={onOpen}>
        <b>
          {[terms.bedType !== null && sharingText(speech, terms), guestText(speech, terms)]
            .filter(Boolean)
            .join(", ")}
        </b>
        {conditions && <small>{conditions}</small>}
      </button>
      <span>
        <input
          aria-label={rowText(speech, terms)}
          aria-invalid={view.kind === "wrong" || view.fault !== null || undefined}
          readOnly={readOnly}
          placeholder={view.isInherited ? view.text : ""}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => onTyped(typed)}
        />
        {view.kind === "share" && view.text !== "" && <small>= {view.text}</small>}
      </span>
      <Repair {...{ view, words, before }} onUse={onTyped} />
    </li>
  );
}
