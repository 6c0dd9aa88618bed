import { IconBan, IconCheck, IconHourglass, IconProgressCheck, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSend } from "../../../api/use-call.ts";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { List } from "../../../listing/list.tsx";
import type { ListPlace } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { Button } from "../../../ui/button.tsx";
import { Chip, type ChipTone } from "../../../ui/chip.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import type { IconShape } from "../../../ui/icon.tsx";
import { DayText, MomentText, Money } from "../../../ui/money-and-dates.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { cancelPayout, type Payout, payouts, walletPaths } from "./calls.ts";
import styles from "./wallet.module.css";

const faces = {
  requested: ["warning", IconHourglass],
  approved: ["info", IconProgressCheck],
  paid: ["success", IconCheck],
  rejected: ["danger", IconX],
  cancelled: ["neutral", IconBan],
} as const satisfies Record<Payout["state"], readonly [ChipTone, IconShape]>;

function Stands({ row }: { row: Payout }) {
  const { t } = useTranslation("wallet");
  const [tone, icon] = faces[row.state];
  return (
    <>
      <Chip tone={tone} icon={icon}>
        {t(`payout.states.${row.state}`)}
      </Chip>
      {row.paidOn && (
        <CellNote>
          <DayText day={row.paidOn} /> · <bdi>{row.bankReference}</bdi>
        </CellNote>
      )}
      {row.reason && <CellNote>{row.reason}</CellNote>}
    </>
  );
}

function CancelDialog({ payout, onClose }: { payout: Payout | null; onClose: () => void }) {
  const { t } = useTranslation("wallet");
  const toast = useToast();
  const send = useSend(cancelPayout, walletPaths);
  const goOn = async () => {
    if (payout === null) return;
    await send.mutateAsync({ params: { _id: payout._id } });
    onClose();
    toast({ tone: "success", text: t("payout.takenBack") });
  };
  return (
    <Dialog open={payout !== null} onClose={onClose} title={t("payout.back.title")} role="alertdialog">
      <div className={styles.form}>
        <p>{t("payout.back.text", { number: payout?.number ?? "" })}</p>
        {send.error && <ErrorState error={send.error} />}
        <div className={styles.end}>
          <Button kind="outline" onClick={onClose}>
            {t("payout.back.keep")}
          </Button>
          <Button
            kind="dangerFilled"
            busy={send.isPending}
            onClick={() => void goOn().catch(() => undefined)}
          >
            {t("payout.back.act")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function useColumns(onCancel: ((row: Payout) => void) | null): readonly ListColumn<Payout>[] {
  const { t } = useTranslation("wallet");
  return [
    {
      key: "number",
      head: t("payout.columns.number"),
      cell: (row) => (
        <>
          <bdi className="strong whole">{row.number}</bdi>
          <CellNote>
            <MomentText moment={row.requestedAt} />
          </CellNote>
        </>
      ),
    },
    {
      key: "to",
      head: t("payout.columns.to"),
      cell: (row) => (
        <>
          {row.accountName}
          <CellNote>
            {row.bankName} <bdi>{row.accountNumber}</bdi>
          </CellNote>
        </>
      ),
    },
    { key: "state", card: "state", head: t("payout.columns.state"), cell: (row) => <Stands row={row} /> },
    {
      key: "amount",
      head: t("columns.amount"),
      end: true,
      cell: (row) => (
        <span className={styles.act}>
          <b className="strong">
            <Money sen={row.amountSen} />
          </b>
          {onCancel && row.state === "requested" && (
            <Button kind="plain" size="small" onClick={() => onCancel(row)}>
              {t("payout.back.act")}
            </Button>
          )}
        </span>
      ),
    },
  ];
}

/** What was asked for out of the wallet, and how far it is. */
export function PayoutsTab({ place, mayCancel }: { place: ListPlace; mayCancel: boolean }) {
  const { t } = useTranslation("wallet");
  const [ending, setEnding] = useState<Payout | null>(null);
  const list = useList({
    ...{ id: "own-payouts", call: payouts, rows: "payouts", limit: 10 },
    // The filters of the address are those of the transactions.
    place: { ...place, search: pageOf(place.search), filters: {}, sorts: [] },
  });
  return (
    <div className={styles.panel}>
      <List
        list={list}
        caption={t("tabs.payouts")}
        columns={useColumns(mayCancel ? setEnding : null)}
        waiting={t("payout.waiting")}
        empty={{ picture: "boat-at-jetty", title: t("payout.none"), text: t("payout.noneText") }}
      />
      <CancelDialog payout={ending} onClose={() => setEnding(null)} />
    </div>
  );
}

const pageOf = ({ page }: { page?: number }) => (page === undefined ? {} : { page });
