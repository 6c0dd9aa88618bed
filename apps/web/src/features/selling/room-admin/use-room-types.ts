import { useCall } from "../../../api/use-call.ts";
import { roomTypes } from "./calls.ts";

/** Every room type in the order of auto-select; a resort has some dozens at most. */
export const useRoomTypes = () => useCall(roomTypes, { query: { limit: 100 } });
