import type { BookingJson } from "@pulau/contract/drafts.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useWizardFlow } from "../flow/wizard-flow.ts";
import { useHold } from "../hold/hold-context.ts";
import { moveDatedChoices } from "./move-dated-choices.ts";

/**
 * Changes package, day, length or party. Rooms, boats and dated add-ons belong to the stay they were chosen for, so
 * they are let go; what was typed about guests and transfers stays. Where a booking is moved, its add-ons move along,
 * the same people keep their rooms, and the resort keeps the boats where they go.
 */
export function useChangeStay() {
  const { json, edit } = useDraft();
  const { release } = useHold();
  const { changesBooking } = useWizardFlow();
  return (part: Partial<Pick<BookingJson, "packageId" | "optionId" | "checkIn" | "nights" | "party">>) => {
    const moved = moveDatedChoices(json, { ...json, ...part });
    edit({
      ...part,
      rooms: changesBooking && part.party === undefined ? moved.rooms : [],
      transport: changesBooking ? json.transport : { ...json.transport, out: null, back: null },
      addOns: changesBooking ? moved.addOns : json.addOns.filter(({ day }) => day === null),
    });
    void release();
  };
}
