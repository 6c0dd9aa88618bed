import type { BookingJson } from "@pulau/contract/drafts.ts";
import type { DraftId, EnquiryId, RoomId, RoomTypeId, WaitEntryId } from "@pulau/domain/ids.ts";
import { useMemo, useSyncExternalStore } from "react";

/** What the panel of a new booking begins with: a draft that there is already, or what is known of one. */
export type NewBookingPreset = {
  readonly draftId?: DraftId;
  readonly json?: Partial<BookingJson>;
  /** The enquiry, or the place on the waiting list, that it is made of: the server fills in what is known. */
  readonly from?: { readonly enquiryId: EnquiryId } | { readonly waitEntryId: WaitEntryId };
  /** The draft is held for somebody: closing the panel throws nothing away. */
  readonly courtesy?: true;
  /** The room that somebody pointed at. */
  readonly room?: { readonly roomId: RoomId; readonly roomTypeId: RoomTypeId };
};

/** The tab keeps which panel is open: a reload opens it again, with its draft. */
const key = "pulau.staff.new-booking";
const changed = "pulau.staff.new-booking-changed";

function put(preset: NewBookingPreset | null): void {
  if (preset === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, JSON.stringify(preset));
  dispatchEvent(new Event(changed));
}

/** Opens the panel of a new booking over the page. */
export const openNewBooking = (preset: NewBookingPreset = {}): void => put(preset);
export const closeNewBooking = (): void => put(null);

const watch = (onChange: () => void) => {
  addEventListener(changed, onChange);
  return () => removeEventListener(changed, onChange);
};

/** What the open panel began with; null while none is open. */
export function useNewBookingPreset(): NewBookingPreset | null {
  const kept = useSyncExternalStore(
    watch,
    () => sessionStorage.getItem(key),
    () => null,
  );
  return useMemo(() => (kept === null ? null : (JSON.parse(kept) as NewBookingPreset)), [kept]);
}
