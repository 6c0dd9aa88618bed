import { type PartnerRow, partnersRoute } from "@pulau/contract/partners.ts";
import { partnerKinds } from "@pulau/domain/access/account-kinds.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useMay } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../../listing/column.tsx";
import { column, countColumn, moneyColumn } from "../../../../listing/columns.tsx";
import { choiceFilter, choicesOf } from "../../../../listing/filters.ts";
import { ListPage } from "../../../../listing/list-page.tsx";
import { useListAt } from "../../../../listing/use-list.ts";
import { LinkButton } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { IconGift } from "../../../../ui/icons/index.ts";
import { partnersAddress } from "../list-address.ts";
import { AddPartner } from "./add-partner.tsx";
import { Agreed, PartnerName } from "./partner-cells.tsx";

/** Agencies and influencers, with what is agreed and what they bring. */
export default function PartnersPage() {
  const { t } = useTranslation("partners");
  const may = useMay();
  const [adding, setAdding] = useState(false);
  const list = useListAt(partnersAddress, { id: "partners", call: partnersRoute, rows: "partners" });
  const columns: readonly ListColumn<PartnerRow>[] = [
    column("name", t("columns.name"), (row) => <PartnerName row={row} />, {
      csv: ["name", "kind", "email"],
      sort: "name",
    }),
    column("agreed", t("columns.agreed"), (row) => <Agreed row={row} />, {
      csv: ["model", "share", "links"],
    }),
    countColumn("bookings", t("columns.bookings"), (row) => row.bookings, { csv: ["bookings"] }),
    moneyColumn("forecast", t("columns.forecast"), (row) => row.forecastSen, { csv: ["forecast"] }),
    moneyColumn("earned", t("columns.earned"), (row) => row.earnedSen, {
      csv: ["earned", "owed"],
      note: ({ owedSen }) => owedSen > 0 && t("owes", { amount: formatRinggit(owedSen) }),
    }),
  ];
  const kindChoices = choicesOf(partnerKinds, (value) => t(`kinds.${value}`));
  return (
    <ListPage
      list={list}
      title={t("title")}
      lead={t("lead")}
      caption={t("caption")}
      head={
        <LinkButton kind="outline" icon={IconGift} to="/staff/partners/rewards">
          {t("rewards")}
        </LinkButton>
      }
      add={may("wallets", "create") && { text: t("add"), onAdd: () => setAdding(true) }}
      columns={columns}
      search={{ label: t("searchLabel"), placeholder: t("search") }}
      filters={[choiceFilter("kind", t("kind"), t("all"), kindChoices)]}
      waiting={t("waiting")}
      empty={{ picture: "boat-at-jetty", title: t("empty.title"), text: t("empty.text") }}
      nothing={{ title: t("nothingFound.title"), text: t("nothingFound.text") }}
    >
      <Dialog open={adding} onClose={() => setAdding(false)} title={t("addForm.title")}>
        <AddPartner onDone={() => setAdding(false)} />
      </Dialog>
    </ListPage>
  );
}
