import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../../listing/column.tsx";
import { actColumn, column, moneyColumn } from "../../../../listing/columns.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { PackageRow } from "../calls.ts";
import { PicturedName } from "../pictured-name.tsx";
import { Bought, type OpenPackage, PackageActs, Sale, Used } from "./package-cells.tsx";

/** What staff see of each package that is sold ahead. */
export function usePackageColumns(open: (opened: OpenPackage) => void): readonly ListColumn<PackageRow>[] {
  const { t } = useTranslation("promo-packages");
  const { say } = useLanguage();
  const nameOf = ({ picture, name, optionName }: PackageRow) => ({
    picture,
    name: say(name),
    note: say(optionName),
  });
  return [
    column("name", t("staff.columns.name"), (row) => <PicturedName {...nameOf(row)} />, {
      csv: ["promoName", "package", "option", "status"],
    }),
    moneyColumn("deposit", t("staff.columns.deposit"), (row) => row.depositSen, {
      csv: ["deposit"],
      note: ({ per }) => t(per === "pax" ? "staff.perPax" : "staff.perWhole"),
    }),
    column("sale", t("staff.columns.sale"), (row) => <Sale row={row} />, {
      csv: ["saleFrom", "saleTo"],
      sort: "saleTo",
    }),
    column("bought", t("staff.columns.bought"), (row) => <Bought row={row} />, {
      csv: ["toSell", "sold", "held", "used", "expired"],
    }),
    moneyColumn("ahead", t("staff.columns.ahead"), (row) => row.aheadSen, {
      csv: ["ahead"],
      note: (row) => <Used row={row} />,
    }),
    actColumn("acts", t("staff.columns.acts"), (row) => <PackageActs row={row} open={open} />),
  ];
}
