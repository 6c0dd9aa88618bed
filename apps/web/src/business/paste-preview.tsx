import { useTranslation } from "../i18n/use-translation.ts";
import styles from "../listing/import/import.module.css";
import { ProblemsTable } from "../listing/import/problems-table.tsx";
import { namesText } from "../ui/format.ts";
import { Notice } from "../ui/surfaces.tsx";
import { useRuleText } from "../ui/use-failure-text.ts";
import { useLanguage } from "../ui/use-language.ts";
import type { PastedTable } from "./pasted-table.ts";

/** `A`, `B`, … as a spreadsheet names its columns. */
const letterOf = (column: number): string =>
  column > 26
    ? letterOf(Math.floor((column - 1) / 26)) + letterOf(((column - 1) % 26) + 1)
    : String.fromCharCode(64 + column);

function Problems({ pasted: { problems } }: { pasted: PastedTable }) {
  const { t } = useTranslation("rooming");
  const ruleText = useRuleText();
  return (
    <ProblemsTable
      label={t("paste.problems")}
      heads={{
        line: t("paste.row"),
        column: t("paste.column"),
        value: t("paste.value"),
        why: t("paste.why"),
      }}
      problems={problems.map(({ row, column, rule, value }) => ({
        line: row,
        column: column === 0 ? "" : letterOf(column),
        value,
        why: ruleText(rule),
      }))}
    />
  );
}

/** Rows that are not taken, each with its name: its mistakes are told above. */
function LeftOut({ pasted: { rows } }: { pasted: PastedTable }) {
  const { t } = useTranslation("rooming");
  const { language } = useLanguage();
  const out = rows.filter(({ guest }) => guest === null);
  if (out.length === 0) return null;
  const names = out.map(({ row, name }) => name || t("paste.rowNo", { row }));
  return <p>{t("paste.leftOut", { count: out.length, names: namesText(names, language) })}</p>;
}

/** What was read: which columns, who goes where, and every mistake by row and column. */
export function PastePreview({
  pasted,
  placeName,
}: {
  pasted: PastedTable;
  placeName: (seat: number) => string;
}) {
  const { t } = useTranslation("rooming");
  const { language } = useLanguage();
  const { columns, rows, problems, leavers } = pasted;
  const right = rows.filter(({ guest }) => guest !== null);
  const unread = columns.filter(({ column, heading }) => column === null && heading !== "");
  const tone = problems.length === 0 ? "success" : right.length === 0 ? "danger" : "warning";
  return (
    <div className={styles.body} aria-live="polite">
      <Notice tone={tone} title={t("paste.found", { right: right.length, count: rows.length })}>
        {unread.length > 0 && (
          <>
            {t("paste.unread", {
              columns: namesText(
                unread.map(({ heading }) => heading),
                language,
              ),
            })}{" "}
          </>
        )}
        {problems.length > 0 && t("paste.wrong", { count: problems.length })}
      </Notice>
      {problems.length > 0 && <Problems pasted={pasted} />}
      {leavers.length > 0 && (
        <Notice tone="warning" title={t("paste.leavers", { count: leavers.length })}>
          {leavers.map(({ seat, name, by }) => (
            <p key={seat}>{t("paste.leaver", { name, by, place: placeName(seat) })}</p>
          ))}
        </Notice>
      )}
      <LeftOut pasted={pasted} />
      {right.length > 0 && (
        <table className={styles.preview} aria-label={t("paste.preview")}>
          <thead>
            <tr>
              <th scope="col">{t("paste.row")}</th>
              <th scope="col">{t("columns.fullName")}</th>
              <th scope="col">{t("paste.place")}</th>
              <th scope="col">{t("paste.what")}</th>
            </tr>
          </thead>
          <tbody>
            {right.map(({ row, name, seat, known }) => (
              <tr key={row}>
                <td>{row}</td>
                <td>{name}</td>
                <td>{seat === null ? "" : placeName(seat)}</td>
                <td>{t(known ? "paste.updated" : "paste.added")}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
