import type { BookingJson } from "@pulau/contract/drafts.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useWay } from "../flow/way.ts";
import { useHold } from "../hold/hold-context.ts";

/**
 * Changes package, day, length or party. Rooms, boats and dated add-ons belong to the stay they were chosen for, so
 * they are let go; what was typed about guests and transfers stays. Where a booking is only moved, the same people
 * keep their rooms.
 */
export function useChangeStay() {
  const { json, edit } = useDraft();
  const { release } = useHold();
  const { changesBooking } = useWay();
  return (part: Partial<Pick<BookingJson, "packageId" | "optionId" | "checkIn" | "nights" | "party">>) => {
    const samePeople = part.party === undefined;
    edit({
      ...part,
      rooms: changesBooking && samePeople ? json.rooms.map(withoutDates) : [],
      transport: { ...json.transport, out: null, back: null },
      addOns: json.addOns.filter(({ day }) => day === null),
    });
    void release();
  };
}

/** Own nights of a room belong to the dates they were chosen for. */
const withoutDates = ({ checkIn: _, checkOut: __, ...room }: BookingJson["rooms"][number]) => room;
