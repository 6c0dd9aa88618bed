import type { ImportCheck } from "@pulau/contract/import.ts";
import { type CallCode, CallFailure } from "../../api/call-failure.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { Notice } from "../../ui/surfaces.tsx";
import { Select, Textarea } from "../../ui/text-fields.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useFailureText, useRuleText } from "../../ui/use-failure-text.ts";
import { FileChooser } from "./file-chooser.tsx";
import styles from "./import.module.css";
import { Preview } from "./preview.tsx";
import { problemsFile } from "./problems-file.ts";
import { ProblemsTable } from "./problems-table.tsx";
import { type Import, useImport } from "./use-import.ts";

export type ImportProps = Import & {
  /** What is imported: "Import rates of SGD". */
  title: string;
  /** What else happens: "New people are invited by e-mail." */
  note?: string;
  onClose: () => void;
};

/** Reads a table from a file or the clipboard, shows what it would do and what is wrong by line, and takes all or nothing. */
export default function ImportDialog({ title, note, onClose, ...wanted }: ImportProps) {
  const { t } = useTranslation("importing");
  const toast = useToast();
  const { text, check, failure, busy, progress, type, look, match, take } = useImport(wanted);
  const wanting = check === null ? 0 : check.added + check.changed;
  const ready = check !== null && check.wrong === 0 && wanting > 0;
  const go = async () => {
    const done = await take();
    if (done === null) return;
    toast({ tone: "success", text: t("done", { count: done.added + done.changed }) });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={title}
      acts={
        <>
          <Button kind="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          {ready ? (
            <Button busy={busy} onClick={() => void go()}>
              {t("take", { count: wanting })}
            </Button>
          ) : (
            <Button busy={busy} onlyReads disabled={text.trim() === ""} onClick={() => void look()}>
              {t("check")}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        <p className="muted">{t("lead")}</p>
        {note && <p className="muted">{note}</p>}
        <FileChooser label={t("file")} onText={look} />
        <Textarea
          label={t("text")}
          value={text}
          rows={check === null ? 8 : 3}
          dir="ltr"
          spellCheck={false}
          onChange={type}
        />
        {progress !== null && (
          <div className={styles.progress}>
            <progress value={progress.done} max={progress.lines} aria-label={t("underWay", progress)} />
            <span>{t("underWay", progress)}</span>
          </div>
        )}
        {failure !== null && <ErrorState error={failure} />}
        {check !== null && <CheckedFile check={check} onMatch={match} />}
      </div>
    </Dialog>
  );
}

type CheckedFileProps = {
  check: ImportCheck;
  onMatch: (column: number, field: string | null) => Promise<void>;
};

/** What was read: how many lines would do what, which column is which, and every mistake. */
function CheckedFile({ check, onMatch }: CheckedFileProps) {
  const { t } = useTranslation("importing");
  const { lines, added, changed, unchanged, wrong, wrongLines, preview } = check;
  if (lines === 0) return <Notice tone="danger" title={t("nothing")} />;
  return (
    <>
      {wrong === 0 ? (
        <div aria-live="polite">
          <Notice tone="success" title={t(added + changed > 0 ? "found" : "same", { count: lines })}>
            {t("would", { added, changed, unchanged })}
          </Notice>
        </div>
      ) : (
        <Notice
          tone="danger"
          title={wrongLines.length > 0 ? t("wrong", { count: wrongLines.length }) : t("stuck")}
        >
          {t("wrongLead")}
        </Notice>
      )}
      <Matching check={check} onMatch={onMatch} />
      {wrong > 0 && <Problems check={check} />}
      {wrong === 0 && preview.length > 0 && <Preview rows={preview} all={added + changed} />}
    </>
  );
}

/** Which column of the table is which field of ours. */
function Matching({ check: { columns, fields }, onMatch }: CheckedFileProps) {
  const { t } = useTranslation("importing");
  const choices = fields.map(({ key, name, needed }) => ({
    value: key,
    text: needed ? t("needed", { name }) : name,
  }));
  return (
    <fieldset className={styles.matching}>
      <legend>{t("columns")}</legend>
      {columns.map(({ heading, field }, i) => (
        <Select
          // biome-ignore lint/suspicious/noArrayIndexKey: headings may be alike, and no column moves
          key={i}
          label={heading || t("columnNo", { number: i + 1 })}
          value={field ?? ""}
          empty={t("leaveOut")}
          choices={choices}
          onChange={(next) => void onMatch(i, next || null)}
        />
      ))}
    </fieldset>
  );
}

function Problems({ check: { columns, fields, problems, wrong, wrongLines } }: { check: ImportCheck }) {
  const { t } = useTranslation("importing");
  const ruleText = useRuleText();
  const failureText = useFailureText();
  const shownProblems = problems.map(({ line, column, field, rule, code, facts, value }) => ({
    line,
    value,
    column: columns[column - 1]?.heading ?? fields.find(({ key }) => key === field)?.name ?? "",
    why: rule === null ? failureText(new CallFailure(code as CallCode, { facts })) : ruleText(rule),
  }));
  const headings = columns.map(({ heading }) => heading);
  const whyOf = (line: number) =>
    shownProblems
      .filter((problem) => problem.line === line)
      .map(({ column, why }) => (column ? `${column}: ${why}` : why))
      .join(" ");
  const file = async () => ({
    name: `${t("fileName")}.csv`,
    bytes: problemsFile(
      [t("line"), t("why")],
      headings,
      wrongLines.map((line) => ({ ...line, why: whyOf(line.line) })),
    ),
  });
  return (
    <>
      <ProblemsTable
        label={t("problems")}
        heads={{ line: t("line"), column: t("column"), value: t("value"), why: t("why") }}
        problems={shownProblems}
      />
      {wrong > problems.length && <p className="muted">{t("more", { count: wrong - problems.length })}</p>}
      {wrongLines.length > 0 && (
        <div>
          <FileButton text={t("save")} get={file} />
        </div>
      )}
    </>
  );
}
