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
  const yesNo = (is: boolean) => records(is ? "yes" : "no");
  return [
    column("type", t("adding.type"), (row) => say(row.type_name), { csv: ["roomType"], sort: "type" }),
    column("building", t("adding.building"), (row) => row.building_name, {
      csv: ["building"],
      sort: "building",
    }),
    column("floor", t("adding.floor"), (row) => row.associated_floor, { csv: ["floor"] }),
    column("beds", t("numbers.beds"), (row) => bedsText(row.beds), { csv: ["beds"], roomy: true }),
    countColumn("sleeps", records("fields.sleeps"), (row) => row.max_pax, {
      csv: ["maxPax"],
      sort: "sleeps",
    }),
    countColumn("size", t("types.size"), (row) => row.room_size, { csv: ["sizeSqm"], rare: true }),
    column("smoking", t("plan.smoking"), (row) => yesNo(row.allow_smoking), {
      csv: ["smoking"],
      rare: true,
    }),
    column("accessible", t("plan.disabled"), (row) => yesNo(row.allow_disabled_person), {
      csv: ["accessible"],
      rare: true,
    }),
    column("cleaning", t("numbers.cleaning"), (row) => t(`numbers.cleanings.${row.cleaning}`), {
      rare: true,
    }),
    countColumn("bookings", t("numbers.bookings"), (row) => row.bookings, { rare: true }),
    column("desc", records("fields.desc"), (row) => row.desc, { csv: ["desc"], roomy: true }),
  ];
}
