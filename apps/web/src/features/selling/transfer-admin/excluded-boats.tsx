import { exclusionRecords, exclusionsRoute } from "@pulau/contract/excluded-boat-records.ts";
import { RecordPage } from "../../../business/records/record-page.tsx";
import { useActiveFilter } from "../../../business/records/use-words-of.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { column, countColumn, dayColumn } from "../../../listing/columns.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { exclusionPaths } from "./calls.ts";
import { useExclusionFields } from "./exclusion-fields.ts";
import { exclusionAddress } from "./list-address.ts";

/** Boats that guests can't choose with a package, or on some days. */
export default function ExcludedBoatsPage() {
  const { t } = useTranslation("land");
  const { say } = useLanguage();
  return (
    <RecordPage<typeof exclusionsRoute>
      call={exclusionsRoute}
      address={exclusionAddress}
      calls={exclusionRecords}
      refreshes={exclusionPaths}
      words="exclusions"
      nameOf={({ boat_name }) => say(boat_name)}
      nameCsv={["boat"]}
      columns={[
        column(
          "package",
          t("fields.package"),
          (row) => (row.package_name === null ? t("anyPackage") : say(row.package_name)),
          { csv: ["package"] },
        ),
        column("direction", t("fields.direction"), (row) => t(`ways.${row.direction ?? "both"}`), {
          csv: ["direction"],
        }),
        dayColumn("from", t("fields.from"), (row) => row.from, { csv: ["from"], sort: "from" }),
        dayColumn("to", t("fields.to"), (row) => row.to, { csv: ["to"] }),
        column("reason", t("fields.reason"), (row) => row.reason && say(row.reason), {
          csv: ["reason"],
          roomy: true,
        }),
        countColumn("booked", t("columns.booked"), (row) => row.booked),
      ]}
      filters={useActiveFilter()}
      fields={useExclusionFields()}
      blank={{
        boat_id: "",
        package_id: null,
        direction: null,
        from: null,
        to: null,
        reason: null,
        active_status: true,
      }}
      hasStatus
    />
  );
}
