import { packageKinds } from "@pulau/domain/catalogue/catalogue.ts";
import { useState } from "react";
import { useMay } from "../../../../api/use-call.ts";
import { samples } from "../../../../business/portal-places.ts";
import { SeenBeside } from "../../../../business/seen-beside.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { choiceFilter } from "../../../../listing/filters.ts";
import { ListPage } from "../../../../listing/list-page.tsx";
import { useListAt } from "../../../../listing/use-list.ts";
import { importPackages, packagePaths, packages } from "../calls.ts";
import { packagesAddress } from "../list-address.ts";
import { usePackageColumns } from "./package-columns.tsx";
import { PackageDialogs } from "./package-dialogs.tsx";
import { type OpenPackage, usePackageActs } from "./use-package-acts.ts";

const onSale = ["onSale", "offSale"] as const;

/** Packages in the order in which guests see them. */
export default function PackagesPage() {
  const { t } = useTranslation("catalogue");
  const may = useMay();
  const list = useListAt(packagesAddress, { id: "packages", call: packages, rows: "packages" });
  const [open, setOpen] = useState<OpenPackage | { what: "new" } | null>(null);
  const statusOf = (status: (typeof onSale)[number]) => t(`status.${status}`);
  return (
    <SeenBeside shown={samples.packages} saved={packagePaths}>
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
        columns={usePackageColumns()}
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
    </SeenBeside>
  );
}
