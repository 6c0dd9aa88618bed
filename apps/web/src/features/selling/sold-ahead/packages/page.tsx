import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCall, useMay } from "../../../../api/use-call.ts";
import { Button } from "../../../../ui/button.tsx";
import { Chip, type ChipTone } from "../../../../ui/chip.tsx";
import { dayText } from "../../../../ui/format.ts";
import { ListFrame } from "../../../../ui/list-frame.tsx";
import { Pagination } from "../../../../ui/pagination.tsx";
import { Picture } from "../../../../ui/picture.tsx";
import { SearchBox } from "../../../../ui/search-box.tsx";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { EmptyState } from "../../../../ui/states.tsx";
import { CellNote, type Column, DataTable } from "../../../../ui/table.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { DayText, Money } from "../../../../ui/written.tsx";
import styles from "../ahead.module.css";
import { type PackageRow, packages } from "../calls.ts";
import { readListSearch } from "../search.ts";
import { Sold } from "../sold.tsx";
import { EndDialog } from "./end-dialog.tsx";
import { PackageDialog } from "./package-dialog.tsx";

const tones: Record<PackageRow["state"], ChipTone> = {
  onSale: "success",
  notYet: "info",
  soldOut: "primary",
  over: "neutral",
  off: "warning",
  ended: "neutral",
};

type Open = { what: "edit" | "end"; row: PackageRow } | { what: "add" };

function useColumns(open: (what: Open) => void): readonly Column<PackageRow>[] {
  const { t } = useTranslation("promo-packages");
  const { say, language } = useLanguage();
  const may = useMay();
  const saleOf = ({ saleFrom, saleTo }: PackageRow) =>
    saleTo === null ? (
      t("staff.from", { day: dayText(saleFrom, language) })
    ) : (
      <>
        <DayText day={saleFrom} /> – <DayText day={saleTo} />
      </>
    );
  return [
    {
      key: "name",
      head: t("staff.columns.name"),
      cell: (row) => (
        <span className={styles.name}>
          <Picture name={row.picture} sizes="56px" />
          <span>
            <b className="strong">{say(row.name)}</b>
            <CellNote>{say(row.optionName)}</CellNote>
          </span>
        </span>
      ),
    },
    {
      key: "deposit",
      head: t("staff.columns.deposit"),
      end: true,
      cell: ({ depositSen, per }) => (
        <span className="whole">
          <Money sen={depositSen} />
          <CellNote>{t(per === "pax" ? "staff.perPax" : "staff.perWhole")}</CellNote>
        </span>
      ),
    },
    {
      key: "sale",
      head: t("staff.columns.sale"),
      cell: (row) => (
        <span className={styles.stack}>
          <span>{saleOf(row)}</span>
          <Chip tone={tones[row.state]}>{t(`staff.states.${row.state}`)}</Chip>
        </span>
      ),
    },
    {
      key: "bought",
      head: t("staff.columns.bought"),
      cell: ({ nosBought, nosHeld, nosToSell }) => (
        <>
          <Sold
            count={nosBought}
            most={nosToSell}
            text={t("staff.of", { count: nosBought, most: nosToSell })}
          />
          {nosHeld > 0 && <CellNote>{t("staff.held", { count: nosHeld })}</CellNote>}
        </>
      ),
    },
    {
      key: "ahead",
      head: t("staff.columns.ahead"),
      end: true,
      cell: ({ aheadSen, nosUsed, nosBought, nosExpired }) => (
        <>
          <Money sen={aheadSen} />
          <CellNote>
            {t("staff.columns.used")} {t("staff.of", { count: nosUsed, most: nosBought })}
          </CellNote>
          {nosExpired > 0 && <CellNote>{t("staff.expired", { count: nosExpired })}</CellNote>}
        </>
      ),
    },
    {
      key: "acts",
      head: t("staff.columns.acts"),
      end: true,
      cell: (row) => (
        <span className={styles.acts}>
          {may("posts", "write") && row.state !== "ended" && (
            <Button
              kind="outline"
              size="small"
              aria-label={t("staff.editName", { name: say(row.name) })}
              onClick={() => open({ what: "edit", row })}
            >
              {t("staff.edit")}
            </Button>
          )}
          {may("posts", "delete") && row.state !== "ended" && (
            <Button
              kind="danger"
              size="small"
              aria-label={t("staff.endName", { name: say(row.name) })}
              onClick={() => open({ what: "end", row })}
            >
              {t("staff.end")}
            </Button>
          )}
        </span>
      ),
    },
  ];
}

/** Stays that are sold ahead, with how well they sell. */
export default function PackagesPage() {
  const { t } = useTranslation("promo-packages");
  const { q, page = 1 } = readListSearch(useSearch({ strict: false }) as Record<string, unknown>);
  const navigate = useNavigate();
  const change = (next: Record<string, unknown>) =>
    void navigate({
      to: "/staff/promo-packages",
      search: readListSearch({ q, ...next }) as Record<string, unknown>,
      replace: true,
      resetScroll: false,
    });
  const reply = useCall(packages, { query: { page, ...(q && { search: q }) } }, { keepPrevious: true });
  const [opened, setOpened] = useState<Open | null>(null);
  const { data } = reply;
  const mayAdd = useMay()("posts", "create");
  const columns = useColumns(setOpened);
  const close = () => setOpened(null);
  return (
    <>
      <PageTitle text={t("staff.title")} />
      <header className={styles.head}>
        <div>
          <h1 className="display">{t("staff.title")}</h1>
          <p className="muted">{data ? t("staff.count", { count: data.total }) : "\u00a0"}</p>
        </div>
        {mayAdd && <Button onClick={() => setOpened({ what: "add" })}>{t("staff.add")}</Button>}
      </header>
      <div className={styles.filters}>
        <SearchBox
          q={q ?? ""}
          label={t("staff.searchLabel")}
          placeholder={t("staff.search")}
          clearLabel={t("staff.clear")}
          onSearch={(next) => change({ q: next })}
        />
      </div>
      <ListFrame
        reply={reply}
        waiting={t("staff.waiting")}
        empty={
          <EmptyState picture="boat-at-jetty" title={t(q ? "staff.nothing" : "staff.none")}>
            {t(q ? "staff.nothingText" : "staff.noneText")}
          </EmptyState>
        }
      >
        {(list) => (
          <DataTable
            caption={t("staff.caption")}
            columns={columns}
            rows={list.promoPackages}
            rowKey={({ _id }) => _id}
            foot={<Pagination {...list} page={page} onChange={(next) => change({ page: next })} />}
          />
        )}
      </ListFrame>
      {opened?.what === "end" && <EndDialog row={opened.row} onClose={close} />}
      {opened && opened.what !== "end" && data && (
        <PackageDialog
          row={opened.what === "edit" ? opened.row : null}
          options={data.options}
          onClose={close}
        />
      )}
    </>
  );
}
