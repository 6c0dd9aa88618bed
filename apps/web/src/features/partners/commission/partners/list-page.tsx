import { type PartnerRow, partnersRoute } from "@pulau/contract/partners.ts";
import { formatRinggit, formatShare } from "@pulau/domain/money/sen.ts";
import { IconGift, IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMay } from "../../../../api/use-call.ts";
import { CellNote, type ListColumn } from "../../../../listing/column.tsx";
import { CsvButton } from "../../../../listing/csv-button.tsx";
import { List } from "../../../../listing/list.tsx";
import { ListHead } from "../../../../listing/list-head.tsx";
import { useListAddress } from "../../../../listing/use-address.ts";
import { useList } from "../../../../listing/use-list.ts";
import { Button, LinkButton } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { kinds, partnersAddress } from "../search.ts";
import { AddPartner } from "./add-partner.tsx";

function Agreed({ row }: { row: PartnerRow }) {
  const { t } = useTranslation("partners");
  if (row.contract) return t(`agreed.${row.contract.model}`, { share: formatShare(row.contract.share) });
  if (row.links > 0) return t("agreed.links", { count: row.links });
  return <span className="hint">{t("agreed.none")}</span>;
}

function useColumns(): readonly ListColumn<PartnerRow>[] {
  const { t } = useTranslation("partners");
  return [
    {
      key: "name",
      csv: ["name", "kind", "email"],
      sort: "name",
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
    {
      key: "agreed",
      csv: ["model", "share", "links"],
      head: t("columns.agreed"),
      cell: (row) => <Agreed row={row} />,
    },
    {
      key: "bookings",
      csv: ["bookings"],
      head: t("columns.bookings"),
      end: true,
      cell: (row) => row.bookings,
    },
    {
      key: "forecast",
      csv: ["forecast"],
      head: t("columns.forecast"),
      end: true,
      cell: (row) => <Money sen={row.forecastSen} />,
    },
    {
      key: "earned",
      csv: ["earned", "owed"],
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

function Partners() {
  const { t } = useTranslation("partners");
  const place = useListAddress(partnersAddress);
  const columns = useColumns();
  const list = useList({ id: "partners", call: partnersRoute, rows: "partners", place });
  return (
    <List
      list={list}
      caption={t("caption")}
      columns={columns}
      search={{ label: t("searchLabel"), placeholder: t("search") }}
      filters={[
        {
          ...{ key: "kind", kind: "choice", label: t("kind"), any: t("all") },
          choices: kinds.map((value) => ({ value, text: t(`kinds.${value}`) })),
        },
      ]}
      waiting={t("waiting")}
      empty={{ picture: "boat-at-jetty", title: t("empty.title"), text: t("empty.text") }}
      nothing={{ title: t("nothingFound.title"), text: t("nothingFound.text") }}
      sums={() => <CsvButton list={list} columns={columns} />}
    />
  );
}

/** Agencies and influencers, with what is agreed and what they bring. */
export default function PartnersPage() {
  const { t } = useTranslation("partners");
  const may = useMay();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <ListHead title={t("title")} lead={t("lead")}>
        <LinkButton kind="outline" icon={IconGift} to="/staff/partners/rewards">
          {t("rewards")}
        </LinkButton>
        {may("wallets", "write") && (
          <Button icon={IconPlus} onClick={() => setAdding(true)}>
            {t("add")}
          </Button>
        )}
      </ListHead>
      <Partners />
      <Dialog open={adding} onClose={() => setAdding(false)} title={t("addForm.title")}>
        <AddPartner onDone={() => setAdding(false)} />
      </Dialog>
    </>
  );
}
