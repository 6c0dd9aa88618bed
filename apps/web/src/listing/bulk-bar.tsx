import { useTranslation } from "../i18n/use-translation.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { IconX } from "../ui/icons/index.ts";
import styles from "./bulk-bar.module.css";
import { BulkConfirm, BulkResult } from "./bulk-dialogs.tsx";
import { most } from "./selection.ts";
import { type BulkRequest, useBulk } from "./use-bulk.ts";
import { UsedRows } from "./used-rows.tsx";

type Props<Row> = BulkRequest<Row> & {
  /** How many rows match. */
  total: number;
};

/** What is chosen, and what can be done with it. */
export function BulkBar<Row>({ total, ...bulk }: Props<Row>) {
  const { acts, selection } = bulk;
  const { t } = useTranslation("listing");
  const state = useBulk(bulk);
  const { chosen, fitting, used, confirming, setConfirming, running, run, gathered } = state;
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
            <Button kind="plain" size="small" busy={gathered !== null} onlyReads onClick={state.selectAll}>
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
      <BulkConfirm
        confirming={fits > 0 ? confirming : null}
        count={fits}
        leftOut={chosen.length - fits - kept.length}
        onClose={() => setConfirming(null)}
        onRun={run}
      >
        {kept.length > 0 && <p>{t("bulk.used", { count: kept.length })}</p>}
        <UsedRows rows={kept} nameOf={selection.nameOf} />
      </BulkConfirm>
      <Dialog
        open={confirming !== null && fits === 0}
        onClose={() => setConfirming(null)}
        title={t("bulk.allUsed", { count: kept.length })}
      >
        <UsedRows rows={kept} nameOf={selection.nameOf} />
      </Dialog>
      <BulkResult outcome={state.outcome} nameOf={selection.nameOf} onClose={() => state.setOutcome(null)} />
    </>
  );
}
