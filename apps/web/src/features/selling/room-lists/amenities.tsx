import { amenitiesRoute, amenityRecords, importAmenitiesRoute } from "@pulau/contract/amenity-records.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { AmenityIcon } from "../../../business/catalogue/amenity-icon.tsx";
import { samples } from "../../../business/portal-places.ts";
import { RecordPage } from "../../../business/records/record-page.tsx";
import { useActiveFilter, useUses } from "../../../business/records/use-words-of.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { column, countColumn } from "../../../listing/columns.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { useAmenityFields } from "./amenity-fields.tsx";
import { activeAddress } from "./list-address.ts";
import { typedAmenity } from "./typed-in-rooms.ts";

/** What rooms have. */
export default function AmenitiesPage() {
  const { t } = useTranslation("records");
  const uses = useUses();
  const { say } = useLanguage();
  return (
    <RecordPage<typeof amenitiesRoute>
      call={amenitiesRoute}
      address={activeAddress}
      calls={amenityRecords}
      takes={importAmenitiesRoute}
      seen={samples.rooms}
      typed={typedAmenity}
      words="amenities"
      nameOf={({ name }) => say(name)}
      nameCsv={["nameEn", "nameMy", "nameCn"]}
      columns={[
        column("icon", t("fields.icon"), (row) => <AmenityIcon icon={row.icon_path} />, { csv: ["icon"] }),
        countColumn("types", t("columns.roomTypes"), (row) => row.room_types),
        column("desc", t("fields.desc"), (row) => row.desc, { csv: ["desc"], roomy: true }),
      ]}
      filters={useActiveFilter()}
      fields={useAmenityFields()}
      blank={{ name: noWords, icon_path: "", desc: "", active_status: true }}
      usedBy={({ room_types: roomTypes }) => uses({ roomTypes })}
      hasStatus
    />
  );
}
