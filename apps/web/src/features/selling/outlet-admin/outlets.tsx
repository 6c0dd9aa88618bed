import { outletIcons, outletRecords, outletsRoute, outletTexts } from "@pulau/contract/outlet-records.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { OutletIcon } from "../../../business/outlet-icon.tsx";
import { usePositionColumn, usePositionField } from "../../../business/records/position.ts";
import type { RecordField } from "../../../business/records/record-field.ts";
import { RecordPage } from "../../../business/records/record-page.tsx";
import { textsFields } from "../../../business/records/texts-field.tsx";
import { useActiveFilter, useUses } from "../../../business/records/use-words-of.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { column, countColumn } from "../../../listing/columns.tsx";
import { choicesOf } from "../../../listing/filters.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { outletPaths } from "./calls.ts";
import { outletAddress } from "./list-address.ts";

/** The form of an outlet. */
function useOutletFields(): readonly RecordField[] {
  const { t } = useTranslation("till", { keyPrefix: "admin" });
  const records = useTranslation("records").t;
  return [
    ...textsFields([{ path: "name", label: records("fields.name"), most: outletTexts.name }]),
    {
      key: "icon",
      kind: "choice",
      label: records("fields.icon"),
      choices: choicesOf(outletIcons, (value) => t(`icons.${value}`)),
    },
    usePositionField(true),
    { key: "active_status", kind: "switch", label: t("inUse") },
  ];
}

/** Where guests charge to their room. */
export default function OutletsPage() {
  const { t } = useTranslation("till", { keyPrefix: "admin" });
  const records = useTranslation("records").t;
  const { say } = useLanguage();
  const uses = useUses();
  return (
    <RecordPage<typeof outletsRoute>
      wide
      call={outletsRoute}
      address={outletAddress}
      calls={outletRecords}
      refreshes={outletPaths}
      words="outlets"
      nameOf={({ name }) => say(name)}
      nameCsv={["nameEn", "nameMy", "nameCn"]}
      columns={[
        column("icon", records("fields.icon"), (row) => <OutletIcon name={row.icon} />, { csv: ["icon"] }),
        countColumn("items", t("items"), (row) => row.items, { csv: ["items"] }),
        usePositionColumn(),
      ]}
      filters={useActiveFilter()}
      fields={useOutletFields()}
      blank={{ name: noWords, icon: "other", position: null, active_status: true }}
      usedBy={({ items: outletItems }) => uses({ outletItems })}
      hasStatus
    />
  );
}
