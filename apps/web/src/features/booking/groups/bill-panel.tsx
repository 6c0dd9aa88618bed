import { useState } from "react";
import { useBackend, useMay, useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../listing/column.tsx";
import { actColumn, dayColumn, moneyColumn, stateColumn } from "../../../listing/columns.tsx";
import { RowsTable } from "../../../listing/rows-table.tsx";
import { Button, LinkButton } from "../../../ui/button.tsx";
import { copyText } from "../../../ui/copy-text.ts";
import { IconLink } from "../../../ui/icons/index.ts";
import { Money } from "../../../ui/money-and-dates.tsx";
import { Panel, PanelEmpty } from "../../../ui/panel.tsx";
import { useOutcomeToast } from "../../../ui/use-outcome-toast.ts";
import { type GroupDetail, groupPaths, groupPayLink, requestDeposit } from "./calls.ts";
import styles from "./groups.module.css";
import { PayDialog } from "./pay-dialog.tsx";

type Due = GroupDetail["due"][number];
const tones = { paid: "success", due: "warning", later: "neutral" } as const;

/** The deposits by their days, of which those that lack can be asked for. */
function useColumns(group: GroupDetail): readonly ListColumn<Due>[] {
  const { t } = useTranslation("groups");
  const may = useMay()("groups", "write");
  const tell = useOutcomeToast();
  const request = useSend(requestDeposit, groupPaths);
  const send = ({ dueOn }: Due) =>
    tell(
      request.mutateAsync({ params: { _id: group._id }, body: { dueOn } }),
      t("bill.requested", { name: group.contactName }),
    );
  const canRequest = ({ dueOn, state }: Due) =>
    state !== "paid" && group.state !== "cancelled" && group.stages.some((stage) => stage.dueOn === dueOn);
  return [
    dayColumn("dueOn", t("form.dueOn"), ({ dueOn }) => dueOn),
    moneyColumn("amount", t("bill.amount"), ({ amountSen }) => amountSen),
    moneyColumn("paid", t("columns.paid"), (stage) => stage.paidSen),
    stateColumn("state", t("columns.state"), ({ state }) => ({
      text: t(`bill.states.${state}`),
      tone: tones[state],
    })),
    ...(may && group.due.some(canRequest)
      ? [
          actColumn<Due>("acts", t("bookings.acts"), (row) =>
            canRequest(row) ? (
              <Button kind="outline" size="small" busy={request.isPending} onClick={() => void send(row)}>
                {t("bill.request")}
              </Button>
            ) : null,
          ),
        ]
      : []),
  ];
}

/** Copies the link by which anybody in the group can pay: mails that ask for deposits have it too. */
function PayLinkButton({ groupId }: { groupId: GroupDetail["_id"] }) {
  const { t } = useTranslation("groups");
  const { call } = useBackend();
  const tell = useOutcomeToast();
  const copy = async () => copyText((await call(groupPayLink, { params: { _id: groupId } })).url);
  return (
    <Button
      kind="outline"
      size="small"
      icon={IconLink}
      onClick={() => void tell(copy(), t("bill.linkCopied"))}
    >
      {t("bill.copyLink")}
    </Button>
  );
}

/** The group's own bill: what its bookings come to, what is due when, and what has come. */
export function BillPanel({ group }: { group: GroupDetail }) {
  const { t } = useTranslation("groups");
  const may = useMay()("payments", "create");
  const [paying, setPaying] = useState(false);
  const { totalSen, paidSen, heldSen, due, roomsLeft } = group;
  const columns = useColumns(group);
  const grows = roomsLeft > 0;
  const reads = useMay()("payments", "read");
  const papers = reads && (group.invoiced || totalSen > 0) && (
    <LinkButton kind="outline" size="small" to={`/staff/groups/${group._id}/invoice`}>
      {t(group.invoiced ? "bill.invoices" : "bill.invoice")}
    </LinkButton>
  );
  const mayWrite = useMay()("groups", "write");
  const owes = totalSen > paidSen + heldSen || due.some((stage) => stage.state !== "paid");
  const link = mayWrite && owes && group.state !== "cancelled" && <PayLinkButton groupId={group._id} />;
  const pays = may && (totalSen > paidSen || grows) && (
    <Button size="small" onClick={() => setPaying(true)}>
      {t("pay.open")}
    </Button>
  );
  return (
    <Panel
      title={t("bill.title")}
      end={
        <span className={styles.ends}>
          {papers}
          {link}
          {pays}
        </span>
      }
    >
      <dl className={styles.facts}>
        <div>
          <dt>{t("bookings.total")}</dt>
          <dd>
            <Money sen={totalSen} />
          </dd>
        </div>
        <div>
          <dt>{t("bill.open")}</dt>
          <dd>
            <Money sen={Math.max(0, totalSen - paidSen)} />
          </dd>
        </div>
        {heldSen > 0 && (
          <div>
            <dt>{t(grows ? "bill.held" : "bill.heldOver")}</dt>
            <dd>
              <Money sen={heldSen} />
            </dd>
          </div>
        )}
      </dl>
      {due.length === 0 ? (
        <PanelEmpty>{t("bill.none")}</PanelEmpty>
      ) : (
        <RowsTable
          caption={t("bill.title")}
          columns={columns}
          rows={due}
          rowKey={({ dueOn, amountSen }) => `${dueOn} ${amountSen}`}
        />
      )}
      {grows && group.stages.some(({ share }) => share !== undefined) && (
        <p className={styles.under}>{t("bill.toName")}</p>
      )}
      {paying && <PayDialog group={group} onClose={() => setPaying(false)} />}
    </Panel>
  );
}
