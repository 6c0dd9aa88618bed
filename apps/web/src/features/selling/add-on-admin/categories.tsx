import {
  addOnCategoriesRoute,
  addOnCategoryRecords,
  importAddOnCategoriesRoute,
} from "@pulau/contract/add-on-records.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { samples } from "../../../business/portal-places.ts";
import { usePositionColumn } from "../../../business/records/position.ts";
import { RecordPage } from "../../../business/records/record-page.tsx";
import { useUses } from "../../../business/records/use-words-of.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { column, countColumn } from "../../../listing/columns.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { AddOnIcon } from "./add-on-icon.tsx";
import { addOnPaths } from "./calls.ts";
import { useCategoryFields } from "./category-fields.ts";
import { categoryAddress } from "./list-address.ts";
import { typedCategory } from "./typed-add-on.ts";

/** What add-ons stand under. */
export default function CategoriesPage() {
  const { t } = useTranslation("catalogue", { keyPrefix: "addOn" });
  const records = useTranslation("records").t;
  const uses = useUses();
  const { say } = useLanguage();
  return (
    <RecordPage<typeof addOnCategoriesRoute>
      wide
      call={addOnCategoriesRoute}
      address={categoryAddress}
      calls={addOnCategoryRecords}
      takes={importAddOnCategoriesRoute}
      refreshes={addOnPaths}
      seen={samples.addOns}
      typed={typedCategory}
      words="addOnCategories"
      nameOf={({ name }) => say(name)}
      nameCsv={["nameEn", "nameMy", "nameCn"]}
      columns={[
        column("icon", records("fields.icon"), (row) => <AddOnIcon name={row.icon} />, { csv: ["icon"] }),
        countColumn("addOns", t("columns.addOns"), (row) => row.add_ons, { csv: ["addOns"] }),
        usePositionColumn(),
      ]}
      filters={[]}
      fields={useCategoryFields()}
      blank={{ name: noWords, icon: "other", position: null }}
      usedBy={({ add_ons: addOns }) => uses({ addOns })}
    />
  );
}
