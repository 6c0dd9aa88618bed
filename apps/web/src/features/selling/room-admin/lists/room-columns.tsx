import type { RoomListed } from "@pulau/contract/room-records.ts";
import { useBedsText } from "../../../../business/use-beds-text.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { ListColumn } from "../../../../listing/column.tsx";
import { column, countColumn } from "../../../../listing/columns.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";

/** What staff see of each room, beside its number. */
export function useRoomColumns(): readonly ListColumn<RoomListed>[] {
  const { t } = useTranslation("rooms");
  const records = useTranslation("records").t;
  const { say } = useLanguage();
  const bedsText = useBedsText();
  return [
    column("type", t("adding.type"), (row) => say(row.type_name), { csv: ["roomType"], sort: "type" }),
    column("building", t("adding.building"), (row) => row.building_name, {
      csv: ["building"],
      sort: "building",
    }),
    column("floor", t("adding.floor"), (row) => row.associated_floor, { csv: ["floor"] }),
    column("beds", t("numbers.beds"), (row) => bedsText(row.beds), { roomy: true }),
    countColumn("sleeps", records("fields.sleeps"), (row) => row.max_pax, {
      csv: ["maxPax"],
      sort: "sleeps",
    }),
    column("cleaning", t("numbers.cleaning"), (row) => t(`numbers.cleanings.${row.cleaning}`), {
      rare: true,
    }),
    countColumn("bookings", t("numbers.bookings"), (row) => row.bookings, { rare: true }),
    column("desc", records("fields.desc"), (row) => row.desc, { csv: ["desc"], roomy: true }),
  ];
}
