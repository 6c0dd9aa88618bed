import { type BookingColumn, bookingColumns } from "@pulau/domain/booking/booking-list.ts";
import { useState } from "react";

const place = "pulau.staff.bookingColumns";
/** What a line shows until somebody chooses. */
const usual: readonly BookingColumn[] = ["guest", "stay", "rooms", "roomNos", "total", "booking", "payment"];

function kept(): readonly BookingColumn[] {
  const names = localStorage.getItem(place)?.split(",") ?? usual;
  return bookingColumns.filter((column) => column === "guest" || names.includes(column));
}

/** The columns that this browser shows, in their order. The guest's always stands: it leads to the booking. */
export function useColumnsShown() {
  const [shown, setShown] = useState(kept);
  const toggle = (column: BookingColumn, on: boolean) => {
    const next = bookingColumns.filter((bookingColumn) =>
      bookingColumn === column ? on : shown.includes(bookingColumn),
    );
    localStorage.setItem(place, next.join(","));
    setShown(next);
  };
  return { shown, toggle };
}
