import { useState } from "react";
import { useMay } from "../../../../api/use-call.ts";
import { useNamedRowOf } from "../../../../business/use-named-row.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { ListPage } from "../../../../listing/list-page.tsx";
import { useListAt } from "../../../../listing/use-list.ts";
import { packages } from "../calls.ts";
import { packagesAddress } from "../list-address.ts";
import { EndDialog } from "./end-dialog.tsx";
import type { OpenPackage } from "./package-cells.tsx";
import { usePackageColumns } from "./package-columns.tsx";
import { PackageDialog } from "./package-dialog.tsx";

/** Stays that are sold ahead, with how well they sell. */
export default function PackagesPage() {
  const { t } = useTranslation("promo-packages");
  const list = useListAt(packagesAddress, { id: "promo-packages", call: packages, rows: "promoPackages" });
  const { data } = list;
  const [opened, setOpened] = useState<OpenPackage | null>(null);
  const close = () => setOpened(null);
  const may = useMay();
  useNamedRowOf(
    list,
    ({ _id }) => _id,
    (row) => may("posts", "write") && setOpened({ what: "edit", row }),
  );
  const edited = opened?.what === "edit" ? opened.row : null;
  return (
    <ListPage
      list={list}
      title={t("staff.title")}
      lead={data && t("staff.count", { count: data.total })}
      caption={t("staff.caption")}
      add={may("posts", "create") && { text: t("staff.add"), onAdd: () => setOpened({ what: "add" }) }}
      columns={usePackageColumns(setOpened)}
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
