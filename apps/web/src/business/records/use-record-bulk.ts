import { useMay } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import type { BulkAct } from "../../listing/bulk-act.ts";
import { doInBatches } from "../../listing/selection.ts";
import { IconPlayerPause, IconPlayerPlay, IconTrash } from "../../ui/icons/index.ts";
import { type RecordList, resourceOf } from "./record-list.ts";
import { type AnyRow, isActive, type RecordActs } from "./use-record-acts.ts";

/** What can be done with several records: taken into use or out of it, what the list has besides, and deleted. */
export function useRecordBulk<Row extends AnyRow>(
  { calls, hasStatus, isFixed, usedBy, bulk = [] }: RecordList<Row>,
  acts: RecordActs,
): readonly BulkAct<Row>[] {
  const { t } = useTranslation("records");
  const may = useMay();
  const resource = resourceOf({ calls });
  const free = (row: Row) => isFixed?.(row) !== true;
  const turn = (on: boolean): BulkAct<Row> => ({
    key: on ? "on" : "off",
    text: t(on ? "bulk.on" : "bulk.off"),
    icon: on ? IconPlayerPlay : IconPlayerPause,
    can: (row) => isActive(row) !== on && free(row),
    run: (rows) => acts.updateMany(rows, { active_status: on }),
    undo: async (rows) => {
      const back = await doInBatches(rows, (some) => acts.updateMany(some, { active_status: !on }));
      if (back.failed[0]) throw back.failed[0].error;
    },
  });
  const remove: BulkAct<Row> = {
    key: "delete",
    text: t("bulk.delete"),
    icon: IconTrash,
    danger: true,
    byDelete: true,
    run: acts.removeMany,
    undo: acts.restoreMany,
    done: (count) => t("bulk.deleted", { count }),
    can: free,
    ...(usedBy && { usedBy }),
    confirm: (count) => ({ title: t("bulk.ask", { count }) }),
  };
  return [
    ...(hasStatus && may(resource, "write") ? [turn(true), turn(false)] : []),
    ...bulk,
    ...(may(resource, "delete") ? [remove] : []),
  ];
}
