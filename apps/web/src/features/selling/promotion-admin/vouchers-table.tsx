import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "react-i18next";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { CsvButton } from "../../../listing/csv-button.tsx";
import { List } from "../../../listing/list.tsx";
import type { ListPlace } from "../../../listing/use-address.ts";
import { useList } from "../../../listing/use-list.ts";
import { Chip } from "../../../ui/chip.tsx";
import { dayText } from "../../../ui/format.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { type Voucher, vouchers } from "./calls.ts";
import { CodeCell } from "./code-cell.tsx";
import styles from "./promotions.module.css";
import { VoidAct } from "./void-act.tsx";

const tones = { active: "success", used: "neutral", expired: "neutral", void: "danger" } as const;

function useColumns(): readonly ListColumn<Voucher>[] {
  const { t } = useTranslation(["staff-promotions", "promotions"]);
  const { say, language } = useLanguage();
  return [
    {
      key: "code",
      csv: ["code", "promoName"],
      head: t("columns.code"),
      cell: (row) => <CodeCell code={row.code} name={say(row.name)} />,
    },
    {
      key: "state",
      csv: ["status", "expiresOn", "at", "reason"],
      card: "state",
      head: t("columns.state"),
      cell: (row) => (
        <>
          <Chip tone={tones[row.state]}>{t(`promotions:voucher.states.${row.state}`)}</Chip>
          <CellNote>{t("until", { day: dayText(row.expiresOn, language) })}</CellNote>
          {row.voidReason !== null && <CellNote>{row.voidReason}</CellNote>}
          {row.voidBalance !== null && <CellNote>{t(`void.balance.${row.voidBalance}`)}</CellNote>}
        </>
      ),
    },
    {
      key: "buyer",
      csv: ["purchaseNo", "buyer", "email"],
      head: t("columns.buyer"),
      cell: (row) => (
        <>
          {row.buyer.name}
          <CellNote>
            <bdi>{row.purchaseNo}</bdi> · <bdi className={styles.mail}>{row.buyer.email}</bdi>
          </CellNote>
        </>
      ),
    },
    {
      key: "owner",
      csv: ["owner", "recipient"],
      head: t("columns.owner"),
      cell: (row) => (
        <>
          {row.ownerName ?? row.gift?.name ?? "–"}
          {row.gift && (
            <CellNote>
              <bdi className={styles.mail}>{row.gift.email}</bdi>
            </CellNote>
          )}
        </>
      ),
    },
    {
      key: "left",
      csv: ["worth", "left"],
      sort: "left",
      falling: true,
      head: t("columns.left"),
      end: true,
      cell: (row) => (
        <>
          <bdi className="whole">{formatRinggit(row.leftSen)}</bdi>
          <CellNote>{t("of", { amount: formatRinggit(row.worthSen) })}</CellNote>
        </>
      ),
    },
    {
      key: "acts",
      card: "acts",
      head: t("columns.acts"),
      end: true,
      cell: (row) => <VoidAct voucher={row} />,
    },
  ];
}

export function VouchersTable({ place }: { place: ListPlace }) {
  const { t } = useTranslation("staff-promotions");
  const columns = useColumns();
  const list = useList({ id: "vouchers", call: vouchers, rows: "vouchers", place });
  return (
    <List
      list={list}
      caption={t("tabs.vouchers")}
      columns={columns}
      search={{ label: t("search.vouchers"), placeholder: t("search.vouchers") }}
      waiting={t("waiting")}
      sums={() => <CsvButton list={list} columns={columns} />}
      empty={{ picture: "sunset-deck", title: t("noVouchers") }}
    />
  );
}
