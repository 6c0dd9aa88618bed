import type { BookingId, GuestId, OutletId } from "@pulau/domain/ids.ts";
import { useRef } from "react";
import { isFailure } from "../../../api/call-failure.ts";

/** The strokes of a guest, and what stood on the sheet when they were drawn. */
export type Signed = { readonly path: string; readonly for: string };

/** What a slip says beside its items. */
export type SlipValues = {
  readonly stayId: BookingId | "";
  readonly guestId: GuestId | "";
  readonly note: string;
  readonly signature: Signed | null;
};

type SentSlip = { readonly key: string; readonly values: SlipValues };

/**
 * The slip of an outlet's basket that was sent and not answered. It outlives the sheet it was sent from: whether it was
 * charged nobody knows, so the basket keeps one idempotency key until an answer comes or it is emptied, even where it is
 * changed meanwhile. Sent again unchanged it is the same slip; changed, it is refused if the first was charged.
 */
export function useSentSlips(outletId: OutletId) {
  const slips = useRef(new Map<OutletId, SentSlip>());
  const forget = () => {
    slips.current.delete(outletId);
  };
  return {
    /** What was sent last and not answered. */
    unanswered: (): SlipValues | null => slips.current.get(outletId)?.values ?? null,
    /** Remembers what is being sent; returns the idempotency key to send it with. */
    keyFor: (values: SlipValues): string => {
      const key = slips.current.get(outletId)?.key ?? crypto.randomUUID();
      slips.current.set(outletId, { key, values });
      return key;
    },
    /** Forgets it once it is certain what became of it. */
    answered: (failure: unknown = null): void => {
      if (!isFailure(failure, "OFFLINE", "BUSY", "KEY_REUSED")) forget();
    },
    forget,
  };
}

export type SentSlips = ReturnType<typeof useSentSlips>;
