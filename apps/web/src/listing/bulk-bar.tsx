import { IconX } from "@tabler/icons-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Dialog } from "../ui/dialog.tsx";
import type { IconShape } from "../ui/icon.tsx";
import { useToast } from "../ui/toast.tsx";
import { useFailureText } from "../ui/use-failure-text.ts";
import { useFailureToast } from "../ui/use-outcome-toast.ts";
import styles from "./bulk-bar.module.css";
import { type BulkOutcome, doInBatches, most } from "./selection.ts";
import type { RowSelection } from "./use-selection.ts";
import { UsedRows } from "./used-rows.tsx";

/** Something that can be done to several rows at once. */
export type BulkAct<Row> = {
  readonly key: string;
  /** Verb and object, "Switch off". */
  readonly text: string;
  readonly icon: IconShape;
  readonly danger?: boolean;
  /** Whether it can be done to a row; the others are left out, and counted. */
  readonly can?: (row: Row) => boolean;
  /** What uses a row and so keeps it: it is left out, and named with that before anything is done. */
  readonly usedBy?: (row: Row) => string | null;
  /** Does it to some of them in one call, which tells of each what became of it; see `useBulkSend`. */
  readonly run: (rows: readonly Row[]) => Promise<BulkOutcome<Row>>;
  /** Takes it back for those that it was done to. */
  readonly undo?: (rows: readonly Row[]) => Promise<unknown>;
  /** What is said once it is done; general words unless told. */
  readonly done?: (count: number) => string;
  /** Whether the Delete key asks for it. */
  readonly byDelete?: boolean;
  /** What is asked before it is done. */
  readonly confirm?: (count: number) => { readonly title: string; readonly text?: string };
};

/** What can be done to several rows of a list, and what a row is called then. */
export type ListBulk<Row> = {
  readonly acts: readonly BulkAct<Row>[];
  readonly nameOf: (row: Row) => string;
};

type Props<Row> = {
  acts: readonly BulkAct<Row>[];
  selection: RowSelection<Row>;
  /** How many rows match. */
  total: number;
  allRows: (onProgress: (count: number) => void) => Promise<readonly Row[]>;
  /** How often the Delete key was pressed on a row. */
  deletes: number;
};

type Running<Row> = { act: BulkAct<Row>; rows: readonly Row[]; count: number };

/** An act on the chosen rows, some by some, and all rows chosen at once. */
function useBulk<Row>({ acts, selection, allRows, deletes }: Omit<Props<Row>, "total">) {
  const { t } = useTranslation("listing");
  const toast = useToast();
  const showFailure = useFailureToast();
  const [confirming, setConfirming] = useState<BulkAct<Row> | null>(null);
  const [running, setRunning] = useState<Running<Row> | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome<Row> | null>(null);
  const [gathered, setGathered] = useState<number | null>(null);
  const chosen = [...selection.chosen.values()];
  const used = ({ can = () => true, usedBy = () => null }: BulkAct<Row>) =>
    chosen.flatMap((row) => {
      const users = can(row) ? usedBy(row) : null;
      return users === null ? [] : [{ row, users }];
    });
  const fitting = ({ can = () => true, usedBy = () => null }: BulkAct<Row>) =>
    chosen.filter((row) => can(row) && usedBy(row) === null);
  const run = async (act: BulkAct<Row>) => {
    setConfirming(null);
    const rows = fitting(act);
    setRunning({ act, rows, count: 0 });
    const progress = (count: number) => setRunning({ act, rows, count });
    const result = await doInBatches(rows, act.run, progress);
    setRunning(null);
    selection.set(result.done, false);
    if (result.failed.length > 0) setOutcome(result);
    if (result.done.length > 0) tell(act, result.done);
  };
  const tell = ({ undo, done }: BulkAct<Row>, rows: readonly Row[]) => {
    const count = rows.length;
    const text = done?.(count) ?? t("bulk.done", { count });
    const takeBack = () =>
      void undo?.(rows).then(
        () => toast({ tone: "success", text: t("bulk.undone", { count }) }),
        showFailure,
      );
    toast({ tone: "success", text, ...(undo && { undo: takeBack }) });
  };
  const selectAll = () => {
    setGathered(0);
    allRows(setGathered)
      .then((rows) => selection.set(rows, true))
      .catch(showFailure)
      .finally(() => setGathered(null));
  };
  const seen = useRef(deletes);
  useEffect(() => {
    if (deletes === seen.current) return;
    seen.current = deletes;
    const act = acts.find(({ byDelete }) => byDelete);
    if (!act || running) return;
    if (fitting(act).length > 0 || used(act).length > 0) setConfirming(act);
    else toast({ tone: "danger", text: t("bulk.leftOut", { count: chosen.length }) });
  });
  return {
    chosen,
    fitting,
    used,
    confirming,
    setConfirming,
    running,
    run,
    outcome,
    setOutcome,
    gathered,
    selectAll,
  };
}

/** What is chosen, and what can be done with it. */
export function BulkBar<Row>({ total, ...bulk }: Props<Row>) {
  const { acts, selection } = bulk;
  const { t } = useTranslation("listing");
  const {
    chosen,
    fitting,
    used,
    confirming,
    setConfirming,
    running,
    run,
    outcome,
    setOutcome,
    gathered,
    selectAll,
  } = useBulk(bulk);
  const fits = confirming ? fitting(confirming).length : 0;
  const kept = confirming ? used(confirming) : [];
  return (
    <>
      {(chosen.length > 0 || running !== null) && (
        <section className={styles.bar} aria-label={t("bulk.label")}>
          <span role="status">
            {running
              ? t("bulk.running", { count: running.count, most: running.rows.length })
              : gathered === null
                ? t("bulk.selected", { count: chosen.length })
                : t("bulk.gathering", { count: gathered, most: Math.min(total, most) })}
          </span>
          {!running && chosen.length < Math.min(total, most) && (
            <Button kind="plain" size="small" busy={gathered !== null} onlyReads onClick={selectAll}>
              {total > most ? t("bulk.first", { most, count: total }) : t("bulk.all", { count: total })}
            </Button>
          )}
          {acts.map((act) => (
            <Button
              key={act.key}
              kind={act.danger ? "danger" : "soft"}
              size="small"
              icon={act.icon}
              busy={running?.act.key === act.key}
              disabled={
                running !== null || gathered !== null || (fitting(act).length === 0 && used(act).length === 0)
              }
              onClick={() => (act.confirm ? setConfirming(act) : void run(act))}
            >
              {act.text}
            </Button>
          ))}
          <IconButton
            icon={IconX}
            label={t("bulk.clear")}
            onClick={selection.clear}
            disabled={running !== null}
          />
        </section>
      )}
      <Confirm
        confirming={fits > 0 ? confirming : null}
        count={fits}
        leftOut={chosen.length - fits - kept.length}
        onClose={() => setConfirming(null)}
        onRun={run}
      >
        {kept.length > 0 && <p>{t("bulk.used", { count: kept.length })}</p>}
        <UsedRows rows={kept} nameOf={selection.nameOf} />
      </Confirm>
      <Dialog
        open={confirming !== null && fits === 0}
        onClose={() => setConfirming(null)}
        title={t("bulk.allUsed", { count: kept.length })}
      >
        <UsedRows rows={kept} nameOf={selection.nameOf} />
      </Dialog>
      <Outcome outcome={outcome} nameOf={selection.nameOf} onClose={() => setOutcome(null)} />
    </>
  );
}

/** The rows for which an act failed, each with the reason. */
function Outcome<Row>({
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

function Confirm<Row>({
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
