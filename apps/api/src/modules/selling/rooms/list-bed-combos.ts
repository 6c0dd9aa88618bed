import type { bedCombosRoute } from "@pulau/contract/rooms.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { RoomTypeId } from "@pulau/domain/ids.ts";
import { bedsHold } from "@pulau/domain/party/bed-places.ts";
import type { Occupants } from "@pulau/domain/party/party.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { loadTypesWithBeds } from "./bed-options.ts";

type Filters = { readonly roomTypeId?: RoomTypeId | undefined; readonly occupants?: Occupants | undefined };

/** The ways to make up the rooms of a type, or of each, and which of them sleep the people asked about. */
export async function listBedCombos(
  db: Db,
  { roomTypeId, occupants }: Filters,
): Promise<Result<Reply<typeof bedCombosRoute>, "NOT_FOUND">> {
  const types = await loadTypesWithBeds(db, roomTypeId);
  if (roomTypeId !== undefined && types.length === 0) return refuse("NOT_FOUND");
  const roomTypes = types.map((type) => ({
    ...type,
    bedOptions: type.bedOptions.map((option) => ({
      ...option,
      sleeps: option.beds.reduce((sum, bed) => sum + bed.count * bed.noOfPax, 0),
      fits: occupants ? bedsHold(option.beds, occupants) : null,
    })),
  }));
  return ok({ roomTypes });
}
