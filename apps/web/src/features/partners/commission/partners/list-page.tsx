import { type PartnerRow, partnersRoute } from "@pulau/contract/partners.ts";
import { formatRinggit, formatShare } from "@pulau/domain/money/sen.ts";
import { IconGift, IconPlus } from "@tabler/icons-react";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCall, useMay } from "../../../../api/use-call.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Pagination } from "../../../../ui/pagination.tsx";
import { SearchBox } from "../../../../ui/search-box.tsx";
import { PageTitle } from "../../../../ui/site-name.tsx";
import { EmptyState, ErrorState } from "../../../../ui/states.tsx";
import { CellNote, type Column, DataTable } from "../../../../ui/table.tsx";
import { Select } from "../../../../ui/text-fields.tsx";
import { Skeleton, Waiting } from "../../../../ui/waiting.tsx";
import { Money } from "../../../../ui/written.tsx";
import styles from "../commission.module.css";
import { type PartnersSearch, readPartnersSearch } from "../search.ts";
import { AddPartner } from "./add-partner.tsx";

function useAddress() {
  const search = readPartnersSearch(useSearch({ strict: false }) as Record<string, unknown>);
  const navigate = useNavigate();
  const change = (next: PartnersSearch & Record<string, unknown>) =>
    void navigate({
      to: "/staff/partners",
      search: readPartnersSearch({ ...search, page: 1, ...next }) as never,
      replace: true,
      resetScroll: false,
    });
  return { search, change };
}

function Agreed({ row }: { row: PartnerRow }) {
  const { t } = useTranslation("partners");
  if (row.contract) return t(`agreed.${row.contract.model}`, { share: formatShare(row.contract.share) });
  if (row.links > 0) return t("agreed.links", { count: row.links });
  return <span className="hint">{t("agreed.none")}</span>;
}

function useColumns(): readonly Column<PartnerRow>[] {
  const { t } = useTranslation("partners");
  return [
    {
      key: "name",
      head: t("columns.name"),
      cell: (row) => (
        <>
          <Link className="link" to="/staff/partners/$id" params={{ id: row._id } as never}>
            {row.name}
          </Link>
          <CellNote>
            {t(`kinds.${row.kind}`)} {row.email !== null && <bdi>· {row.email}</bdi>}
          </CellNote>
        </>
      ),
    },
    { key: "agreed", head: t("columns.agreed"), cell: (row) => <Agreed row={row} /> },
    { key: "bookings", head: t("columns.bookings"), end: true, cell: (row) => row.bookings },
    {
      key: "forecast",
      head: t("columns.forecast"),
      end: true,
      cell: (row) => <Money sen={row.forecastSen} />,
    },
    {
      key: "earned",
      head: t("columns.earned"),
      end: true,
      cell: (row) => (
        <>
          <Money sen={row.earnedSen} />
          {row.owedSen > 0 && <CellNote>{t("owes", { amount: formatRinggit(row.owedSen) })}</CellNote>}
        </>
      ),
    },
  ];
}

function List() {
  const { t } = useTranslation("partners");
  const { search, change } = useAddress();
  const { q, kind, page = 1 } = search;
  const query = { page, ...(q && { search: q }), ...(kind && { kind }) };
  const { data, error, refetch } = useCall(partnersRoute, { query }, { keepPrevious: true });
  const columns = useColumns();
  const searched = q !== undefined || kind !== undefined;
  if (data === undefined)
    return error ? (
      <ErrorState error={error} retry={refetch} />
    ) : (
      <Waiting what={t("waiting")}>
        <Skeleton height={360} radius={16} />
      </Waiting>
    );
  return (
    <>
      <div className={styles.filters}>
        <SearchBox
          q={q ?? ""}
          label={t("searchLabel")}
          placeholder={t("search")}
          clearLabel={t("clear")}
          onSearch={(next) => change({ q: next })}
        />
        <Select
          label={t("kind")}
          value={kind ?? ""}
          empty={t("all")}
          choices={(["agency", "influencer"] as const).map((value) => ({ value, text: t(`kinds.${value}`) }))}
          onChange={(next) => change({ kind: next as never })}
        />
      </div>
      {data.total === 0 ? (
        <EmptyState
          picture={searched ? "jungle-trail" : "boat-at-jetty"}
          title={t(searched ? "nothingFound.title" : "empty.title")}
        >
          {t(searched ? "nothingFound.text" : "empty.text")}
        </EmptyState>
      ) : (
        <DataTable
          caption={t("caption")}
          columns={columns}
          rows={data.partners}
          rowKey={(row) => row._id}
          foot={<Pagination {...data} onChange={(next) => change({ page: next })} />}
        />
      )}
    </>
  );
}

/** Agencies and influencers, with what is agreed and what they bring. */
export default function PartnersPage() {
  const { t } = useTranslation("partners");
  const may = useMay();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <PageTitle text={t("title")} />
      <header className={styles.head}>
        <div>
          <h1 className="display">{t("title")}</h1>
          <p className="muted">{t("lead")}</p>
        </div>
        <div className={styles.acts}>
          <LinkButton kind="outline" icon={IconGift} to="/staff/partners/rewards">
            {t("rewards")}
          </LinkButton>
          {may("wallets", "write") && (
            <Button icon={IconPlus} onClick={() => setAdding(true)}>
              {t("add")}
            </Button>
          )}
        </div>
      </header>
      <List />
      <Dialog open={adding} onClose={() => setAdding(false)} title={t("addForm.title")}>
        <AddPartner onDone={() => setAdding(false)} />
      </Dialog>
    </>
  );
}
