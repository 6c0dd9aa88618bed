import type { BookingJson } from "@pulau/contract/drafts.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useHold } from "../hold/hold-context.ts";

/**
 * Changes package, day, length or party. Rooms, boats and dated add-ons belong to the stay they were chosen for, so
 * they are let go; what was typed about guests and land transfers stays.
 */
export function useChangeStay() {
  const { json, edit } = useDraft();
  const { release } = useHold();
  return (part: Partial<Pick<BookingJson, "packageId" | "optionId" | "checkIn" | "nights" | "party">>) => {
    edit({
      ...part,
      rooms: [],
      transport: { ...json.transport, out: null, back: null },
      addOns: json.addOns.filter(({ day }) => day === null),
    });
    void release();
  };
}
