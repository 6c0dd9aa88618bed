import { leadSourceRecords, leadSourcesListRoute, leadSourcesRoute } from "@pulau/contract/lead-sources.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { usePositionColumn, usePositionField } from "../../../business/records/position.ts";
import { RecordPage } from "../../../business/records/record-page.tsx";
import { useActiveFilter, useUses } from "../../../business/records/use-words-of.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { countColumn } from "../../../listing/columns.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { leadSourceAddress } from "./list-address.ts";

/** The answers to "How did you find us?". */
export default function LeadSourcesPage() {
  const { t } = useTranslation("records");
  const { say } = useLanguage();
  const uses = useUses();
  return (
    <RecordPage<typeof leadSourcesListRoute>
      call={leadSourcesListRoute}
      address={leadSourceAddress}
      calls={leadSourceRecords}
      refreshes={[leadSourcesListRoute.path, leadSourcesRoute.path]}
      words="leadSources"
      nameOf={({ name }) => say(name)}
      nameCsv={["nameEn", "nameMy", "nameCn"]}
      columns={[
        countColumn("bookings", t("columns.bookings"), (row) => row.bookings, { csv: ["bookings"] }),
        usePositionColumn(),
      ]}
      filters={useActiveFilter()}
      fields={[
        { key: "name", kind: "words", label: t("fields.name") },
        usePositionField(),
        { key: "active_status", kind: "switch", label: t("fields.active") },
      ]}
      blank={{ name: noWords, active_status: true }}
      usedBy={({ bookings }) => uses({ bookings })}
      hasStatus
    />
  );
}
