import { useTranslation } from "../../../../i18n/use-translation.ts";
import type { Attendee, EventRow } from "../calls.ts";
import { csvOf } from "./attendees-csv.ts";

/** Gives the list as a file to keep. */
export function useSaveAttendees({ name, day }: EventRow, rows: readonly Attendee[]) {
  const { t } = useTranslation("events");
  return () => {
    const heads = (["name", "kind", "code", "booked", "come"] as const).map((key) =>
      t(`staff.list.columns.${key}`),
    );
    const lines = rows.map((row) => [
      ...[row.name, t(`ticket.${row.guestKind}`), row.code],
      ...[`${row.accountName} (${row.number})`, row.checkedInAt ?? ""],
    ]);
    const url = URL.createObjectURL(new Blob([csvOf([heads, ...lines])], { type: "text/csv" }));
    const link = Object.assign(document.createElement("a"), { href: url, download: `${day} ${name.en}.csv` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 1_000);
  };
}
