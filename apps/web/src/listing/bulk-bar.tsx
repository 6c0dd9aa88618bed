import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, IconButton } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import type { IconShape } from "../ui/icon.tsx";
import { useToast } from "../ui/toast.tsx";
import { useFailureText } from "../ui/use-failure-text.ts";
import styles from "./bulk-bar.module.css";
import { type BulkOutcome, doToEach, most } from "./selection.ts";
import type { RowSelection } from "./use-selection.ts";

/** Something that can be done to several rows at once. */
export type BulkAct<Row> = {
  readonly key: string;
  /** Verb and object, "Switch off". */
  readonly text: string;
  readonly icon: IconShape;
  readonly danger?: boolean;
  /** Whether it can be done to a row; the others are left out, and counted. */
  readonly can?: (row: Row) => boolean;
  readonly run: (row: Row) => Promise<unknown>;
  /** What is asked before it is done. */
  readonly confirm?: (count: number) => { readonly title: string; readonly text?: string };
};

type Props<Row> = {
  acts: readonly BulkAct<Row>[];
  selection: RowSelection<Row>;
  /** How many rows match. */
  total: number;
  allRows: () => Promise<readonly Row[]>;
};

type Running<Row> = { act: BulkAct<Row>; rows: readonly Row[]; count: number };

/** An act on the chosen rows, one after the other, and all rows chosen at once. */
function useBulk<Row>(selection: RowSelection<Row>, allRows: () => Promise<readonly Row[]>) {
  const { t } = useTranslation("listing");
  const toast = useToast();
  const failureText = useFailureText();
  const [asked, setAsked] = useState<BulkAct<Row> | null>(null);
  const [running, setRunning] = useState<Running<Row> | null>(null);
  const [outcome, setOutcome] = useState<BulkOutcome<Row> | null>(null);
  const [gathering, setGathering] = useState(false);
  const chosen = [...selection.chosen.values()];
  const fitting = ({ can = () => true }: BulkAct<Row>) => chosen.filter(can);
  const run = async (act: BulkAct<Row>) => {
    setAsked(null);
    const rows = fitting(act);
    setRunning({ act, rows, count: 0 });
    const result = await doToEach(rows, act.run, (count) => setRunning({ act, rows, count }));
    setRunning(null);
    selection.set(result.done, false);
    if (result.failed.length > 0) setOutcome(result);
    else toast({ tone: "success", text: t("bulk.done", { count: result.done.length }) });
  };
  const selectAll = () => {
    setGathering(true);
    allRows()
      .then((rows) => selection.set(rows, true))
      .catch((thrown: unknown) => toast({ tone: "danger", text: failureText(thrown) }))
      .finally(() => setGathering(false));
  };
  return { chosen, fitting, asked, setAsked, running, run, outcome, setOutcome, gathering, selectAll };
}

/** What is chosen, and what can be done with it. */
export function BulkBar<Row>({ acts, selection, total, allRows }: Props<Row>) {
  const { t } = useTranslation("listing");
  const { chosen, fitting, asked, setAsked, running, run, outcome, setOutcome, gathering, selectAll } =
    useBulk(selection, allRows);
  return (
    <>
      {(chosen.length > 0 || running !== null) && (
        <section className={styles.bar} aria-label={t("bulk.label")}>
          <span role="status">
            {running
              ? t("bulk.running", { count: running.count, most: running.rows.length })
              : t("bulk.selected", { count: chosen.length })}
          </span>
          {!running && chosen.length < Math.min(total, most) && (
            <Button kind="plain" size="small" busy={gathering} onClick={selectAll}>
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
              disabled={running !== null || fitting(act).length === 0}
              onClick={() => (act.confirm ? setAsked(act) : void run(act))}
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
        asked={asked}
        count={asked ? fitting(asked).length : 0}
        of={chosen.length}
        onClose={() => setAsked(null)}
        onRun={run}
      />
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
  asked,
  count,
  of,
  onClose,
  onRun,
}: {
  asked: BulkAct<Row> | null;
  /** To how many of the chosen rows it can be done. */
  count: number;
  of: number;
  onClose: () => void;
  onRun: (act: BulkAct<Row>) => Promise<void>;
}) {
  const { t } = useTranslation("listing");
  const words = asked?.confirm?.(count);
  return (
    <Dialog
      open={asked !== null}
      role="alertdialog"
      onClose={onClose}
      title={words?.title}
      acts={
        <>
          <Button kind="outline" onClick={onClose}>
            {t("bulk.keep")}
          </Button>
          <Button kind={asked?.danger ? "dangerFilled" : "filled"} onClick={() => asked && void onRun(asked)}>
            {asked?.text}
          </Button>
        </>
      }
    >
      {words?.text && <p>{words.text}</p>}
      {count < of && <p>{t("bulk.leftOut", { count: of - count })}</p>}
    </Dialog>
  );
}
