import type { GroupEntryId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { useMay, useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { actColumn, column, dayColumn, moneyColumn } from "../../../listing/columns.tsx";
import { RowsTable } from "../../../listing/rows-table.tsx";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { useOutcomeToast } from "../../../ui/use-outcome-toast.ts";
import { type GroupDetail, type GroupEntry, groupPaths, spreadGroup } from "./calls.ts";
import styles from "./groups.module.css";
import { ReturnDialog } from "./return-dialog.tsx";
import { VoidDialog } from "./void-dialog.tsx";

type Open = { readonly act: "back" | "keep" } | { readonly act: "void"; readonly entryId: GroupEntryId };

/** What may be done with what the group has on its account. */
function AccountActs({ group, onOpen }: { group: GroupDetail; onOpen: (open: Open) => void }) {
  const { t } = useTranslation("groups");
  const may = useMay();
  const tell = useOutcomeToast();
  const spread = useSend(spreadGroup, groupPaths);
  const { heldSen, totalSen, paidSen, state } = group;
  if (heldSen === 0) return null;
  const run = () =>
    tell(spread.mutateAsync({ params: { _id: group._id }, body: {} }), t("account.spreadDone"));
  return (
    <span className={styles.ends}>
      {may("payments", "create") && totalSen > paidSen && (
        <Button size="small" busy={spread.isPending} onClick={() => void run()}>
          {t("account.spread")}
        </Button>
      )}
      {may("payments", "delete") && (
        <Button kind="outline" size="small" onClick={() => onOpen({ act: "back" })}>
          {t("account.back")}
        </Button>
      )}
      {may("payments", "delete") && state !== "open" && (
        <Button kind="outline" size="small" onClick={() => onOpen({ act: "keep" })}>
          {t("account.keep")}
        </Button>
      )}
    </span>
  );
}

function useColumns(
  entries: readonly GroupEntry[],
  onOpen: (open: Open) => void,
): readonly ListColumn<GroupEntry>[] {
  const { t } = useTranslation("groups");
  const may = useMay()("payments", "write");
  return [
    dayColumn("day", t("account.day"), ({ paidOn }) => paidOn),
    column("what", t("account.what"), ({ kind }) => t(`account.kinds.${kind}`), {
      note: ({ kind, way, reference, reason, by }) => (
        <bdi>
          {[
            way && way !== "cash" && t(`pay.ways.${way}`),
            kind === "received" && way === null && t("account.byLink"),
            reference,
            reason,
            by,
          ]
            .filter(Boolean)
            .join(" · ")}
        </bdi>
      ),
    }),
    moneyColumn("amount", t("bill.amount"), ({ kind, amountSen }) =>
      kind === "received" ? amountSen : -amountSen,
    ),
    ...(may && entries.some(({ canVoid }) => canVoid)
      ? [
          actColumn<GroupEntry>("acts", t("bookings.acts"), ({ _id, canVoid }) =>
            canVoid ? (
              <Button kind="outline" size="small" onClick={() => onOpen({ act: "void", entryId: _id })}>
                {t("account.void")}
              </Button>
            ) : null,
          ),
        ]
      : []),
  ];
}

/** The group's own account: what came before its bookings, what went back, and what is to be decided about the rest. */
export function AccountPanel({ group }: { group: GroupDetail }) {
  const { t } = useTranslation("groups");
  const [open, setOpen] = useState<Open | null>(null);
  const columns = useColumns(group.entries, setOpen);
  const close = () => setOpen(null);
  if (group.entries.length === 0) return null;
  return (
    <Panel title={t("account.title")} end={<AccountActs group={group} onOpen={setOpen} />}>
      <RowsTable
        caption={t("account.title")}
        columns={columns}
        rows={group.entries}
        rowKey={({ _id }) => _id}
      />
      {open?.act === "void" && <VoidDialog group={group} entryId={open.entryId} onClose={close} />}
      {(open?.act === "back" || open?.act === "keep") && (
        <ReturnDialog group={group} act={open.act} onClose={close} />
      )}
    </Panel>
  );
}
