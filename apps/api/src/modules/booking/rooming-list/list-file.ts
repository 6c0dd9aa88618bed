import type { Db } from "../../../db/connect.ts";
import type { Language } from "../../../plugins/language.ts";
import type { BookingRow } from "../bookings/public.ts";
import type { ListAuthor } from "./list-access.ts";
import { listCsv } from "./list-csv.ts";
import { showRoomingList } from "./show-list.ts";

/** A rooming list as a file, as far as this person may see it. */
export async function listFile(db: Db, row: BookingRow, filler: ListAuthor, language: Language) {
  const list = await showRoomingList(db, row, filler);
  return { name: `${row.bookingNo}.csv`, bytes: listCsv(list, language) };
}
