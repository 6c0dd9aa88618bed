import { useTranslation } from "../../../../i18n/use-translation.ts";
import { RowsTable } from "../../../../listing/rows-table.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { Occupancy, Reservations } from "../calls.ts";
import { BandChip } from "./occupancy-band.tsx";

type Props = { types: Occupancy["roomTypes"]; reservations: Reservations["roomTypes"] };

/** What each room type sold in the span. */
export function TypeTable({ types, reservations }: Props) {
  const { t } = useTranslation("rooms");
  const { say } = useLanguage();
  const bookings = new Map(reservations.map((reservation) => [reservation.roomTypeId, reservation.bookings]));
  return (
    <RowsTable
      caption={t("sold.byType")}
      rows={types}
      rowKey={({ roomTypeId }) => roomTypeId}
      columns={[
        { key: "type", head: t("sold.type"), cell: ({ name }) => <b className="strong">{say(name)}</b> },
        { key: "percent", head: t("sold.occupancy"), end: true, cell: ({ percent }) => `${percent}%` },
        { key: "band", head: t("bands.label"), cell: ({ percent }) => <BandChip percent={percent} /> },
        {
          key: "nights",
          head: t("sold.nights"),
          end: true,
          cell: ({ sold, sellable }) => t("sold.soldOf", { sold, sellable }),
        },
        {
          key: "bookings",
          head: t("sold.bookings"),
          end: true,
          cell: ({ roomTypeId }) => bookings.get(roomTypeId) ?? 0,
        },
      ]}
    />
  );
}
