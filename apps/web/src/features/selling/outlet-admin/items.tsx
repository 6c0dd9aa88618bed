import { outletItemRecords, outletItemsRoute } from "@pulau/contract/outlet-records.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { MissingTexts } from "../../../business/catalogue/missing-texts.tsx";
import { usePositionColumn } from "../../../business/records/position.ts";
import { RecordPage } from "../../../business/records/record-page.tsx";
import { useActiveFilter, useChoiceFilter, useUses } from "../../../business/records/use-words-of.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { column, moneyColumn } from "../../../listing/columns.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { outletPaths } from "./calls.ts";
import { useItemFields, useOutletChoices } from "./item-fields.tsx";
import { outletItemAddress } from "./list-address.ts";

const blank = {
  outlet: null,
  name: noWords,
  category: noWords,
  sen: null,
  tax_group: "other",
  pictures: [],
  position: null,
  active_status: true,
};

/** The price lists of the outlets. */
export default function OutletItemsPage() {
  const { t } = useTranslation("till");
  const { say } = useLanguage();
  const choices = useOutletChoices();
  const choice = useChoiceFilter();
  const uses = useUses();
  return (
    <RecordPage<typeof outletItemsRoute>
      wide
      call={outletItemsRoute}
      address={outletItemAddress}
      calls={outletItemRecords}
      refreshes={outletPaths}
      words="outletItems"
      nameOf={({ name }) => say(name)}
      nameCsv={["nameEn", "nameMy", "nameCn"]}
      needs={[{ to: "/staff/outlets", list: "outlets", rows: choices.known }]}
      columns={[
        column("outlet", t("admin.outlet"), (row) => say(row.outlet_name), {
          csv: ["outlet", "category"],
          note: (row) => say(row.category),
        }),
        moneyColumn("price", t("admin.price"), (row) => row.sen, { csv: ["price"], sort: "price" }),
        column("tax", t("admin.tax"), (row) => t(`taxes.${row.tax_group}`), { roomy: true }),
        column("texts", t("admin.texts"), (row) => <MissingTexts count={row.missing} />, {
          csv: ["missingTexts"],
          roomy: true,
        }),
        usePositionColumn(true),
      ]}
      filters={[...useActiveFilter(), choice("outlet", t("admin.outlet"), choices.byId)]}
      fields={useItemFields(choices)}
      blank={blank}
      usedBy={({ charges }) => uses({ bookings: charges })}
      hasStatus
    />
  );
}
