import type { roomingListRoute } from "@pulau/contract/rooming-list.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { type BookingRow, findBooking } from "../bookings/public.ts";
import { type Agreed, agreeToList, differenceOf } from "./difference.ts";
import { type Fill, fillRoomingList } from "./fill-list.ts";
import type { ListAuthor } from "./list-access.ts";
import { showRoomingList } from "./show-list.ts";

type Deps = { readonly db: Db; readonly sealer: Sealer };
type WholeList = Reply<typeof roomingListRoute>;

/** A list with what it changes of the price, which is no coordinator's business. */
export async function showWholeList(
  deps: Deps,
  row: BookingRow,
  filler: ListAuthor,
): Promise<Result<WholeList>> {
  const difference = filler.who === "coordinator" ? null : await differenceOf(deps, row, filler);
  return ok({ ...(await showRoomingList(deps.db, row, filler)), difference });
}

/** Keeps what was filled in, makes the change of the price that was agreed to with it, and shows the list as it is then. */
export async function saveList(
  deps: Deps,
  row: BookingRow,
  { agreed = {}, ...rest }: Omit<Fill, "bookingId" | "sealer"> & { readonly agreed?: Agreed },
): Promise<Result<WholeList>> {
  const { filler } = rest;
  const whole = { ...rest, bookingId: row.id, sealer: deps.sealer };
  const kept = await inTransaction(deps.db, (tx) => fillRoomingList(tx, whole));
  if (!kept.ok) return kept;
  if (filler.who !== "coordinator" && agreed.agreedTotalSen !== undefined) {
    const made = await agreeToList(deps, row, { by: filler, agreed });
    if (!made.ok) return made;
  }
  return showWholeList(deps, (await findBooking(deps.db, row.id)) ?? row, filler);
}
