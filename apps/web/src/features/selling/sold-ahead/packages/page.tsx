import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMay } from "../../../../api/use-call.ts";
import type { ListColumn } from "../../../../listing/column.tsx";
import { actColumn, column, moneyColumn } from "../../../../listing/columns.tsx";
import { ListPage } from "../../../../listing/list-page.tsx";
import { useListAt } from "../../../../listing/use-list.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { type PackageRow, packages } from "../calls.ts";
import { packagesAddress } from "../list-address.ts";
import { PicturedName } from "../pictured-name.tsx";
import { EndDialog } from "./end-dialog.tsx";
import { Bought, type OpenPackage, PackageActs, Sale, Used } from "./package-cells.tsx";
import { PackageDialog } from "./package-dialog.tsx";

/** Stays that are sold ahead, with how well they sell. */
export default function PackagesPage() {
  const { t } = useTranslation("promo-packages");
  const { say } = useLanguage();
  const list = useListAt(packagesAddress, { id: "promo-packages", call: packages, rows: "promoPackages" });
  const { data } = list;
  const [opened, setOpened] = useState<OpenPackage | null>(null);
  const close = () => setOpened(null);
  const may = useMay();
  const nameOf = ({ picture, name, optionName }: PackageRow) => ({
    picture,
    name: say(name),
    note: say(optionName),
  });
  const columns: readonly ListColumn<PackageRow>[] = [
    column("name", t("staff.columns.name"), (row) => <PicturedName {...nameOf(row)} />, {
      csv: ["promoName", "package", "option", "status"],
    }),
    moneyColumn("deposit", t("staff.columns.deposit"), (row) => row.depositSen, {
      ...{ csv: ["deposit"], note: ({ per }) => t(per === "pax" ? "staff.perPax" : "staff.perWhole") },
    }),
    column("sale", t("staff.columns.sale"), (row) => <Sale row={row} />, {
      ...{ csv: ["saleFrom", "saleTo"], sort: "saleTo" },
    }),
    column("bought", t("staff.columns.bought"), (row) => <Bought row={row} />, {
      csv: ["toSell", "sold", "held", "used", "expired"],
    }),
    moneyColumn("ahead", t("staff.columns.ahead"), (row) => row.aheadSen, {
      ...{ csv: ["ahead"], note: (row) => <Used row={row} /> },
    }),
    actColumn("acts", t("staff.columns.acts"), (row) => <PackageActs row={row} open={setOpened} />),
  ];
  const edited = opened?.what === "edit" ? opened.row : null;
  return (
    <ListPage
      list={list}
      title={t("staff.title")}
      lead={data && t("staff.count", { count: data.total })}
      caption={t("staff.caption")}
      add={may("posts", "create") && { text: t("staff.add"), onAdd: () => setOpened({ what: "add" }) }}
      columns={columns}
      search={{ label: t("staff.searchLabel"), placeholder: t("staff.search") }}
      waiting={t("staff.waiting")}
      empty={{ picture: "boat-at-jetty", title: t("staff.none"), text: t("staff.noneText") }}
      nothing={{ title: t("staff.nothing"), text: t("staff.nothingText") }}
    >
      {opened?.what === "end" && <EndDialog row={opened.row} onClose={close} />}
      {opened && opened.what !== "end" && data && (
        <PackageDialog row={edited} options={data.options} onClose={close} />
      )}
    </ListPage>
  );
}
