import { MissingTexts } from "../../../../business/catalogue/missing-texts.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../../listing/column.tsx";
import { column } from "../../../../listing/columns.tsx";
import type { PackageRow } from "../calls.ts";
import { PackageName } from "./package-name.tsx";
import { StatusSwitch } from "./status-switch.tsx";

/** What staff see of each package. */
export function usePackageColumns(): readonly ListColumn<PackageRow>[] {
  const { t } = useTranslation("catalogue");
  return [
    column("package", t("columns.package"), (row) => <PackageName row={row} />, {
      csv: ["code", "nameEn", "nameMy", "nameCn", "descEn", "descMy", "descCn", "pictures"],
    }),
    column("kind", t("columns.kind"), (row) => t(`kinds.${row.type}`), {
      csv: ["kind"],
      note: (row) => row.soldAhead && t("packages.soldAheadShort"),
    }),
    column("options", t("columns.options"), (row) => row.options, {
      csv: ["options", "unpriced"],
      note: ({ unpriced }) => unpriced > 0 && t("packages.unpriced", { count: unpriced }),
    }),
    column("texts", t("columns.texts"), (row) => <MissingTexts count={row.missing} />, {
      csv: ["missingTexts"],
    }),
    column("status", t("columns.status"), (row) => <StatusSwitch row={row} />, {
      card: "state",
      csv: ["active"],
    }),
  ];
}
