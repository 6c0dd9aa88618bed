import { importPointsRoute, pointRecords, pointsRoute } from "@pulau/contract/point-records.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { samples } from "../../../business/portal-places.ts";
import { usePositionColumn } from "../../../business/records/position.ts";
import { RecordPage } from "../../../business/records/record-page.tsx";
import { useActiveFilter, useChoiceFilter, useUses } from "../../../business/records/use-words-of.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { column, countColumn } from "../../../listing/columns.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { landPaths } from "./calls.ts";
import { pointAddress } from "./list-address.ts";
import { usePointFields, usePointTypes } from "./point-fields.ts";
import { typedPoint } from "./typed-land.ts";

/** Where land transfers begin and end. */
export default function PointsPage() {
  const { t } = useTranslation("land");
  const { say } = useLanguage();
  const choice = useChoiceFilter();
  const uses = useUses();
  return (
    <RecordPage<typeof pointsRoute>
      call={pointsRoute}
      address={pointAddress}
      calls={pointRecords}
      takes={importPointsRoute}
      refreshes={landPaths}
      seen={samples.transfers}
      typed={typedPoint}
      words="points"
      nameOf={({ name }) => say(name)}
      nameCsv={["nameEn", "nameMy", "nameCn"]}
      columns={[
        column("kind", t("fields.pointType"), (row) => t(`points.${row.type}`), { csv: ["kind"] }),
        column(
          "meetingPoint",
          t("fields.meetingPoint"),
          (row) => row.meeting_point && say(row.meeting_point),
          {
            csv: ["meetingPoint"],
            roomy: true,
          },
        ),
        countColumn("transfers", t("columns.transfers"), (row) => row.transfers),
        usePositionColumn(),
      ]}
      filters={[...useActiveFilter(), choice("type", t("fields.pointType"), usePointTypes())]}
      fields={usePointFields()}
      blank={{ name: noWords, type: "hotel", meeting_point: null, active_status: true }}
      usedBy={({ transfers }) => uses({ transfers })}
      hasStatus
    />
  );
}
