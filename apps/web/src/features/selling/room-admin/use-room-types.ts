import { useWholeList } from "../../../api/every-page.ts";
import { useNewest } from "../../../api/use-newest.ts";
import { type RoomType, roomTypes } from "./calls.ts";

/** Every room type in the order of auto-select. */
export const useRoomTypes = () => useWholeList(roomTypes, "roomTypes");

/** A room type as it is now, whoever has saved it since; throws `NOT_FOUND` when it is gone. */
export function useNewestType() {
  const newest = useNewest();
  return ({ _id }: Pick<RoomType, "_id">): Promise<RoomType> =>
    newest(roomTypes, { query: { row: _id } }, (list) => list.roomTypes.find((type) => type._id === _id));
}
