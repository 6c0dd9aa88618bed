import { packageKinds } from "@pulau/domain/catalogue/catalogue.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMay } from "../../../../api/use-call.ts";
import { MissingTexts } from "../../../../business/catalogue/missing-texts.tsx";
import type { ListColumn } from "../../../../listing/column.tsx";
import { column } from "../../../../listing/columns.tsx";
import { choiceFilter } from "../../../../listing/filters.ts";
import { ListPage } from "../../../../listing/list-page.tsx";
import { useListAt } from "../../../../listing/use-list.ts";
import { importPackages, type PackageRow, packagePaths, packages } from "../calls.ts";
import { packagesAddress } from "../list-address.ts";
import { PackageDialogs } from "./package-dialogs.tsx";
import { PackageName } from "./package-name.tsx";
import { StatusSwitch } from "./status-switch.tsx";
import { type OpenPackage, usePackageActs } from "./use-package-acts.ts";

const onSale = ["onSale", "offSale"] as const;

/** Packages in the order in which guests see them. */
export default function PackagesPage() {
  const { t } = useTranslation("catalogue");
  const may = useMay();
  const list = useListAt(packagesAddress, { id: "packages", call: packages, rows: "packages" });
  const [open, setOpen] = useState<OpenPackage | { what: "new" } | null>(null);
  const statusOf = (status: (typeof onSale)[number]) => t(`status.${status}`);
  const columns: readonly ListColumn<PackageRow>[] = [
    column("package", t("columns.package"), (row) => <PackageName row={row} />, {
      csv: ["code", "nameEn", "nameMy", "nameCn", "descEn", "descMy", "descCn", "pictures"],
    }),
    column("kind", t("columns.kind"), (row) => t(`kinds.${row.type}`), {
      ...{ csv: ["kind"], note: (row) => row.soldAhead && t("packages.soldAheadShort") },
    }),
    column("options", t("columns.options"), (row) => row.options, {
      csv: ["options", "unpriced"],
      note: ({ unpriced }) => unpriced > 0 && t("packages.unpriced", { count: unpriced }),
    }),
    column("texts", t("columns.texts"), (row) => <MissingTexts count={row.missing} />, {
      csv: ["missingTexts"],
    }),
    column("status", t("columns.status"), (row) => <StatusSwitch row={row} />, {
      ...{ card: "state", csv: ["active"] },
    }),
  ];
  return (
    <ListPage
      list={list}
      title={t("packages.title")}
      lead={list.data && list.data.total > 0 && t("packages.count", { count: list.data.total })}
      takes={{
        resource: "rates",
        call: importPackages,
        title: t("packages.import"),
        refreshes: packagePaths,
      }}
      add={may("rates", "create") && { text: t("packages.add"), onAdd: () => setOpen({ what: "new" }) }}
      columns={columns}
      acts={usePackageActs(list, setOpen)}
      search={{ label: t("packages.searchLabel"), placeholder: t("packages.search") }}
      filters={[
        choiceFilter("type", t("kind"), t("packages.anyKind"), packageKinds, (kind) => t(`kinds.${kind}`)),
        choiceFilter("status", t("columns.status"), t("packages.anyStatus"), onSale, statusOf),
      ]}
      waiting={t("waiting")}
      empty={{ picture: "lagoon-above", title: t("packages.none"), text: t("packages.noneText") }}
    >
      <PackageDialogs open={open} onClose={() => setOpen(null)} />
    </ListPage>
  );
}
