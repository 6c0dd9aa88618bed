import type { Db } from "../../../db/connect.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { loadGuestBands } from "../../selling/catalogue/public.ts";
import { type BookingRow, roomingUntil } from "../bookings/public.ts";
import { loadList } from "./list-rows.ts";

/** How far a rooming list is, and until when it can be filled in. */
export async function countList(db: Db, row: Pick<BookingRow, "id" | "optionId" | "checkIn">) {
  const settings = await loadSettings(db);
  const { seats, placed } = await loadList(db, row.id, await loadGuestBands(db, row.optionId));
  const filled = placed.filter(({ named }) => named).length;
  return { filled, persons: seats.length, until: roomingUntil(row.checkIn, settings.rooming) };
}
