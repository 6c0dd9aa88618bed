import { addOnRecords, staffAddOnsRoute } from "@pulau/contract/add-on-records.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { samples } from "../../../business/portal-places.ts";
import { RecordPage } from "../../../business/records/record-page.tsx";
import { useActiveFilter, useChoiceFilter, useUses } from "../../../business/records/use-words-of.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { useAddOnColumns } from "./add-on-columns.tsx";
import { addOnPaths } from "./calls.ts";
import { addOnAddress } from "./list-address.ts";
import { typedAddOn } from "./typed-add-on.ts";
import { useChoices, useFields } from "./use-fields.tsx";

const blank = {
  name: noWords,
  summary: noWords,
  pictures: [],
  category: null,
  package_id: null,
  sen: null,
  per: "person",
  tax_group: "other",
  most: 20,
  needs_day: true,
  daily_stock: null,
  from: null,
  to: null,
  weekdays: [],
  excluded: [],
  position: null,
  active_status: true,
};

/** What guests can add to a stay, with its price, days and places. */
export default function AddOnsPage() {
  const { t } = useTranslation("catalogue", { keyPrefix: "addOn" });
  const { say } = useLanguage();
  const choices = useChoices();
  const choice = useChoiceFilter();
  const uses = useUses();
  return (
    <RecordPage<typeof staffAddOnsRoute>
      wide
      call={staffAddOnsRoute}
      address={addOnAddress}
      calls={addOnRecords}
      refreshes={addOnPaths}
      seen={samples.addOns}
      typed={typedAddOn}
      words="addOns"
      nameOf={({ name }) => say(name)}
      nameCsv={["nameEn", "nameMy", "nameCn"]}
      needs={[{ to: "/staff/add-on-categories", list: "addOnCategories", rows: choices.known }]}
      columns={useAddOnColumns()}
      filters={[
        ...useActiveFilter(),
        choice("category", t("fields.category"), choices.byId),
        choice("sold", t("fields.package"), ["singly", "package"], (way) => t(`sold.${way}`)),
      ]}
      fields={useFields(choices)}
      blank={blank}
      usedBy={({ bookings, options }) => uses({ bookings, options })}
      hasStatus
    />
  );
}
