import { type RowSpeech, rowText } from "../../../../business/price-changes/row-words.ts";
import { rangeBrief } from "../../../../business/price-sentences/dates.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { type CellWords, readCell, usualBase } from "../model/cell-text.ts";
import { columnName } from "../words/use-cell-sentence.ts";
import styles from "./paste.module.css";
import type { Placement } from "./place-block.ts";

type Props = { readonly placement: Placement; readonly speech: RowSpeech; readonly words: CellWords };

/** The prices as they will stand in the grid. */
export function PlacedTable({ placement, speech, words }: Props) {
  const { t } = useTranslation("prices");
  const { placed, rows, columns, newRows } = placement;
  const texts = new Map(placed.map(({ row, column, text }) => [`${row.key}@${column.key}`, text] as const));
  if (placed.length === 0) return <p className="muted">{t("paste.nothing")}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keys
    <section className={styles.placed} tabIndex={0} aria-label={t("paste.preview")}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("paste.preview")}</th>
            {columns.map((column) => (
              <th key={column.key} scope="col">
                <b>{columnName(column, t)}</b>
                {column.periods.map(({ id, from, to }) => (
                  <small key={id}>{rangeBrief(from, to, speech.language)}</small>
                ))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {rowText(speech, row.terms)}
                {newRows.has(row.key) && <small>{t("paste.new")}</small>}
              </th>
              {columns.map((column) => {
                const text = texts.get(`${row.key}@${column.key}`) ?? "";
                const isWrong = readCell(text, words, usualBase(row.terms)).kind === "wrong";
                return (
                  <td key={column.key} data-wrong={isWrong || undefined}>
                    {text}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
