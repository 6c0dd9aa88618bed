import type { ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { useFailureText } from "../ui/use-failure-text.ts";
import type { BulkAct } from "./bulk-act.ts";
import styles from "./bulk-bar.module.css";
import type { BulkOutcome } from "./selection.ts";

/** The rows for which an act failed, each with the reason. */
export function BulkResult<Row>({
  outcome,
  nameOf,
  onClose,
}: {
  outcome: BulkOutcome<Row> | null;
  nameOf: (row: Row) => string;
  onClose: () => void;
}) {
  const { t } = useTranslation("listing");
  const failureText = useFailureText();
  return (
    <Dialog
      open={outcome !== null}
      onClose={onClose}
      title={t("bulk.failed", { count: outcome?.failed.length ?? 0 })}
    >
      {outcome && outcome.done.length > 0 && <p>{t("bulk.done", { count: outcome.done.length })}</p>}
      <ul className={styles.failed}>
        {outcome?.failed.map(({ row, error }) => (
          <li key={nameOf(row)}>
            <b className="strong">{nameOf(row)}</b>
            <br />
            {failureText(error)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Asks before an act on several rows. */
export function BulkConfirm<Row>({
  confirming,
  count,
  leftOut,
  children,
  onClose,
  onRun,
}: {
  confirming: BulkAct<Row> | null;
  /** To how many of the chosen rows it can be done. */
  count: number;
  /** How many of the others nothing more is said of. */
  leftOut: number;
  children: ReactNode;
  onClose: () => void;
  onRun: (act: BulkAct<Row>) => Promise<void>;
}) {
  const { t } = useTranslation("listing");
  const words = confirming?.confirm?.(count);
  return (
    <ConfirmDialog
      open={confirming !== null}
      title={words?.title}
      words={{ keep: t("bulk.keep"), agree: confirming?.text ?? "" }}
      danger={confirming?.danger ?? false}
      onAgree={() => confirming && onRun(confirming)}
      onClose={onClose}
    >
      {words?.text && <p>{words.text}</p>}
      {children}
      {leftOut > 0 && <p>{t("bulk.leftOut", { count: leftOut })}</p>}
    </ConfirmDialog>
  );
}
