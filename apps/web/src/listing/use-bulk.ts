import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { useToast } from "../ui/toast.tsx";
import { useFailureToast } from "../ui/use-outcome-toast.ts";
import type { BulkAct } from "./bulk-act.ts";
import { type BulkOutcome, doInBatches } from "./selection.ts";
import type { RowSelection } from "./use-selection.ts";

export type BulkRequest<Row> = {
  readonly acts: readonly BulkAct<Row>[];
  readonly selection: RowSelection<Row>;
  readonly allRows: (onProgress: (count: number) => void) => Promise<readonly Row[]>;
  /** How often the Delete key was pressed on a row. */
  readonly deletes: number;
};

type Running<Row> = { act: BulkAct<Row>; rows: readonly Row[]; count: number };

/** An act on the chosen rows, some by some, and all rows chosen at once. */
export function useBulk<Row>({ acts, selection, allRows, deletes }: BulkRequest<Row>) {
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
