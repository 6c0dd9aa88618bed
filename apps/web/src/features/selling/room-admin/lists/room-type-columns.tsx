import type { RoomTypeListed } from "@pulau/contract/room-type-records.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../../listing/column.tsx";
import { column, countColumn } from "../../../../listing/columns.tsx";
import { namesText } from "../../../../ui/format.ts";
import { useLanguage } from "../../../../ui/use-language.ts";

/** What staff see of each room type, beside its name. */
export function useRoomTypeColumns(): readonly ListColumn<RoomTypeListed>[] {
  const { t } = useTranslation("rooms");
  const records = useTranslation("records").t;
  const { say, language } = useLanguage();
  return [
    column("code", t("types.code"), (row) => row.room_code, { csv: ["roomCode"], sort: "code" }),
    countColumn(
      "sleeps",
      records("fields.sleeps"),
      (row) => <bdi dir="ltr">{`${row.min_pax}–${row.max_pax}`}</bdi>,
      { csv: ["minPax", "maxPax"], sort: "sleeps" },
    ),
    countColumn("rooms", records("columns.rooms"), (row) => row.rooms, { csv: ["rooms"] }),
    column("buildings", t("adding.building"), (row) => namesText(row.buildings, language)),
    column("amenities", t("types.amenities"), (row) => namesText(row.amenity_names.map(say), language), {
      csv: ["amenities"],
      roomy: true,
    }),
    countColumn("size", t("types.size"), (row) => row.size_sqm, { csv: ["sizeSqm"], rare: true }),
    column(
      "bedTypes",
      t("types.bedTypes"),
      (row) => row.bed_types.map((type) => t(`bedTypes.${type}`)).join(", "),
      { csv: ["bedTypes"], rare: true },
    ),
    column("desc", t("types.summary"), (row) => say(row.desc), {
      csv: ["descEn", "descMy", "descCn"],
      rare: true,
    }),
    column("highlight", t("types.highlight"), (row) => say(row.highlight), {
      csv: ["highlightEn", "highlightMy", "highlightCn"],
      rare: true,
    }),
    countColumn("pictures", t("lists.pictures"), (row) => row.room_images_path.length, {
      csv: ["pictures", "pictureTextsEn", "pictureTextsMy", "pictureTextsCn"],
      rare: true,
    }),
    countColumn("ways", t("numbers.beds"), (row) => row.bed_options, { rare: true }),
  ];
}
