import type { RoomChoice } from "@pulau/contract/party.ts";
import { roomSpan, type Span } from "@pulau/domain/booking/room-dates.ts";
import { useCall } from "../../../../api/use-call.ts";
import type { RoomTypeOffer } from "../calls.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useWizardCalls } from "../wizard-calls.ts";

/** Room types with what is free of them on one room's own nights; as they are where it has none. */
export function useFreeRooms(
  room: RoomChoice,
  stay: Span | null,
  types: readonly RoomTypeOffer[],
): readonly RoomTypeOffer[] {
  const { draftId } = useDraft();
  const { checkRoomsAvailability } = useWizardCalls();
  const own = stay !== null && (room.checkIn !== undefined || room.checkOut !== undefined);
  const body = { ...(stay === null ? { checkIn: "", checkOut: "" } : roomSpan(room, stay)), draftId };
  const { data } = useCall(checkRoomsAvailability, { body }, { enabled: own, keepPrevious: true });
  if (!own || data === undefined) return types;
  const free = new Map(data.roomTypes.map((type) => [type.roomTypeId, type.free]));
  return types.map((type) => ({ ...type, free: free.get(type._id) ?? 0 }));
}
