import { CallFailure } from "../../../api/call-failure.ts";
import { useWholeList, wholeList } from "../../../api/every-page.ts";
import { useBackend } from "../../../api/use-call.ts";
import { type RoomType, roomTypes } from "./calls.ts";

/** Every room type in the order of auto-select. */
export const useRoomTypes = () => useWholeList(roomTypes, "roomTypes");

/** A room type as it is now, whoever has saved it since; throws `NOT_FOUND` when it is gone. */
export function useNewestType() {
  const { call } = useBackend();
  return async ({ _id }: Pick<RoomType, "_id">): Promise<RoomType> => {
    const list = await wholeList(call, roomTypes, "roomTypes");
    const found = list.roomTypes.find((type) => type._id === _id);
    if (found === undefined) throw new CallFailure("NOT_FOUND");
    return found;
  };
}
