import type { everyRoomTypeRoute } from "@pulau/contract/availability.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { Db } from "../../../db/connect.ts";
import { loadRoomsOnSale } from "./rooms-on-sale.ts";

/** Room types on sale in their order, without a stay: what they are, and not how many rooms the resort has. */
export async function listEveryRoomType(db: Db): Promise<Reply<typeof everyRoomTypeRoute>["roomTypes"]> {
  const { types } = await loadRoomsOnSale(db, null);
  return types.map(({ priority: _, rooms: __, ...type }) => type);
}
