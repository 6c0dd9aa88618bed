import { addDays, type Day } from "@pulau/domain/calendar/day.ts";
import { saleWays } from "@pulau/domain/till/sale-ways.ts";
import { useState } from "react";
import { useCall } from "../../../../api/use-call.ts";
import { type TakingsReply, type TakingsRow, takings } from "../../../../business/drawer/calls.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../../listing/column.tsx";
import { column, countColumn, moneyColumn } from "../../../../listing/columns.tsx";
import { RowsTable } from "../../../../listing/rows-table.tsx";
import { DateField } from "../../../../ui/date-field.tsx";
import { LoadState } from "../../../../ui/load-state.tsx";
import { useMoments } from "../../../../ui/time-zone.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { Skeleton } from "../../../../ui/waiting.tsx";
import styles from "../money.module.css";

/** A line of one person, or of all of them. */
type Line = Omit<TakingsRow, "staff"> & { readonly name: string | null };

/** Each person's lines, then what all of them took by each way. */
function linesOf(rows: readonly TakingsRow[]): Line[] {
  const own = rows.map(({ staff, ...row }) => ({ ...row, name: staff.name }));
  const totals = saleWays.flatMap((way): Line[] => {
    const ofWay = rows.filter((row) => row.way === way);
    if (ofWay.length === 0) return [];
    const sum = (key: "count" | "takenSen" | "backSen") => ofWay.reduce((all, row) => all + row[key], 0);
    return [{ way, name: null, count: sum("count"), takenSen: sum("takenSen"), backSen: sum("backSen") }];
  });
  return [...own, ...totals];
}

function TakingsTable({ rows }: { rows: readonly TakingsRow[] }) {
  const { t } = useTranslation("shifts");
  const columns: readonly ListColumn<Line>[] = [
    column("person", t("takings.person"), ({ name, way }) =>
      name === null ? (
        <b className="strong">{t("takings.total", { way: t(`takings.ways.${way}`) })}</b>
      ) : (
        <bdi>{name}</bdi>
      ),
    ),
    column("way", t("takings.way"), ({ way }) => t(`takings.ways.${way}`)),
    countColumn("count", t("takings.count"), ({ count }) => count),
    moneyColumn("taken", t("takings.taken"), ({ takenSen }) => takenSen),
    moneyColumn("back", t("takings.back"), ({ backSen }) => backSen),
    moneyColumn("net", t("takings.net"), ({ takenSen, backSen }) => takenSen - backSen),
  ];
  if (rows.length === 0) return <p className="muted">{t("takings.none")}</p>;
  return (
    <RowsTable
      caption={t("takings.caption")}
      columns={columns}
      rows={linesOf(rows)}
      rowKey={({ name, way }) => `${name} ${way}`}
    />
  );
}

type OutletRow = TakingsReply["outlets"][number];

/** What each outlet took at its till, and what it put on the bills of rooms. */
function OutletTable({ rows }: { rows: readonly OutletRow[] }) {
  const { t } = useTranslation("shifts");
  const { say } = useLanguage();
  const columns: readonly ListColumn<OutletRow>[] = [
    column("outlet", t("takings.outlet"), ({ outlet }) => say(outlet.name)),
    column("way", t("takings.way"), ({ way }) =>
      way === "room" ? t("takings.room") : t(`takings.ways.${way}`),
    ),
    countColumn("count", t("takings.sales"), ({ count }) => count),
    moneyColumn("taken", t("takings.taken"), ({ takenSen }) => takenSen),
    moneyColumn("back", t("takings.back"), ({ backSen }) => backSen),
    moneyColumn("net", t("takings.net"), ({ takenSen, backSen }) => takenSen - backSen),
  ];
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{t("takings.byOutlet")}</h3>
      <RowsTable
        caption={t("takings.outletCaption")}
        columns={columns}
        rows={rows}
        rowKey={({ outlet, way }) => `${outlet._id} ${way}`}
      />
    </>
  );
}

/** What each person took at the desk by way of payment, over days that are chosen here; the last week at first. */
export function Takings() {
  const { t } = useTranslation("shifts");
  const today = useMoments().today();
  const [from, setFrom] = useState<Day>(addDays(today, -6));
  const [to, setTo] = useState<Day>(today);
  const found = useCall(takings, { query: { from, to } }, { keepPrevious: true });
  return (
    <details className={styles.sheet}>
      <summary>{t("takings.title")}</summary>
      <div className={styles.page}>
        <div className={styles.filters}>
          <DateField
            label={t("takings.from")}
            value={from}
            max={to}
            onChange={(day) => day && setFrom(day)}
          />
          <DateField label={t("takings.to")} value={to} min={from} onChange={(day) => day && setTo(day)} />
        </div>
        {found.data ? (
          <>
            <TakingsTable rows={found.data.takings} />
            <OutletTable rows={found.data.outlets} />
          </>
        ) : (
          <LoadState error={found.error} retry={found.refetch} what={t("waiting")}>
            <Skeleton height={120} radius={12} />
          </LoadState>
        )}
      </div>
    </details>
  );
}
