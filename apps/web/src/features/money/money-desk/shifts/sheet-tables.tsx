import type { DrawerLine } from "@pulau/contract/shifts.ts";
import { type DrawerCount, denominations } from "@pulau/domain/money/drawer.ts";
import { Link } from "@tanstack/react-router";
import type { ShiftSheet } from "../../../../business/drawer/calls.ts";
import { useMayOpen } from "../../../../business/staff-menu.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../../listing/column.tsx";
import { column, countColumn, momentColumn, moneyColumn } from "../../../../listing/columns.tsx";
import { RowsTable } from "../../../../listing/rows-table.tsx";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { Panel, PanelEmpty } from "../../../../ui/panel.tsx";

/** Every movement of cash, in order; one of a booking leads to its money, a sale to its receipt. */
export function CashLines({ entries }: { entries: readonly DrawerLine[] }) {
  const { t } = useTranslation("shifts");
  const mayOpen = useMayOpen();
  const seesSales = mayOpen("/staff/till-sales");
  const about = ({ bookingId, saleId, number }: DrawerLine) =>
    saleId && seesSales ? (
      <Link className="link whole" to="/staff/till-sales/$id" params={{ id: saleId }}>
        <bdi>{number}</bdi>
      </Link>
    ) : bookingId && mayOpen(`/staff/bookings/${bookingId}/money`) ? (
      <Link className="link whole" to="/staff/bookings/$id/money" params={{ id: bookingId }}>
        <bdi>{number}</bdi>
      </Link>
    ) : (
      number && <bdi>{number}</bdi>
    );
  const columns: readonly ListColumn<DrawerLine>[] = [
    momentColumn("at", t("sheet.at"), ({ at }) => at, { note: ({ by }) => <bdi>{by}</bdi> }),
    column("kind", t("sheet.kind"), ({ kind }) => t(`kinds.${kind}`), {
      note: ({ note }) => note && <bdi>{note}</bdi>,
    }),
    column("about", t("sheet.about"), about),
    moneyColumn("in", t("sheet.in"), ({ sen }) => (sen > 0 ? sen : null)),
    moneyColumn("out", t("sheet.out"), ({ sen }) => (sen < 0 ? -sen : null)),
  ];
  return (
    <Panel title={t("sheet.entries")}>
      <RowsTable
        caption={t("sheet.entriesCaption")}
        columns={columns}
        rows={entries}
        rowKey={({ _id }) => _id}
      />
    </Panel>
  );
}

type TakingsLine = ShiftSheet["takings"][number];

/** What was taken in the shift, by way of payment. */
export function ShiftTakings({ takings }: Pick<ShiftSheet, "takings">) {
  const { t } = useTranslation("shifts");
  const columns: readonly ListColumn<TakingsLine>[] = [
    column("way", t("takings.way"), ({ way }) => t(`takings.ways.${way}`)),
    countColumn("count", t("takings.count"), ({ count }) => count),
    moneyColumn("taken", t("takings.taken"), ({ takenSen }) => takenSen),
    moneyColumn("back", t("takings.back"), ({ backSen }) => backSen),
    moneyColumn("net", t("takings.net"), ({ takenSen, backSen }) => takenSen - backSen),
  ];
  return (
    <Panel title={t("sheet.takings")}>
      {takings.length === 0 ? (
        <PanelEmpty>{t("sheet.noTakings")}</PanelEmpty>
      ) : (
        <RowsTable caption={t("sheet.takings")} columns={columns} rows={takings} rowKey={({ way }) => way} />
      )}
    </Panel>
  );
}

/** How a drawer was counted; what there was none of is left out. */
export function PiecesTable({ count }: { count: DrawerCount }) {
  const { t } = useTranslation("shifts");
  const rows = denominations.flatMap((worth) => {
    const many = count[`${worth}`] ?? 0;
    return many > 0 ? [{ worth, many }] : [];
  });
  const columns: readonly ListColumn<(typeof rows)[number]>[] = [
    column("worth", t("sheet.worth"), ({ worth }) => <Money sen={worth} />),
    countColumn("many", t("sheet.many"), ({ many }) => many),
    moneyColumn("sum", t("sheet.sum"), ({ worth, many }) => worth * many),
  ];
  if (rows.length === 0) return null;
  return (
    <Panel title={t("sheet.pieces")}>
      <RowsTable
        caption={t("sheet.piecesCaption")}
        columns={columns}
        rows={rows}
        rowKey={({ worth }) => String(worth)}
      />
    </Panel>
  );
}
