import type { FolioLetter } from "@pulau/domain/folio/share-rules.ts";
import type { BookingId, GuestId, OutletId } from "@pulau/domain/ids.ts";
import type { OfflineWay } from "@pulau/domain/money/offline-ways.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { useRef } from "react";
import { isFailure } from "../../../api/call-failure.ts";

/** The strokes of a guest, and what stood on the sheet when they were drawn. */
export type Signed = { readonly path: string; readonly for: string };

/** What a slip says beside its items. */
export type SlipValues = {
  readonly stayId: BookingId | "";
  readonly guestId: GuestId | "";
  /** Whose folio of a split bill; empty as the bill is split. */
  readonly folio: FolioLetter | "";
  readonly note: string;
  readonly signature: Signed | null;
};

/** What a sale for money says beside its items. */
export type SaleValues = {
  readonly way: OfflineWay | "phone";
  readonly reference: string;
  /** In sen; what can’t be read is the text. */
  readonly receivedSen: Sen | string | null;
  readonly note: string;
};

/**
 * What was sent of an outlet's basket and not answered. It outlives the sheet it was sent from: whether it was
 * charged or sold nobody knows, so the basket keeps one idempotency key until an answer comes or it is emptied, even where it is
 * changed meanwhile. Sent again unchanged it is the same; changed, it is refused if the first got through.
 */
export function useSent<V>(outletId: OutletId) {
  const sent = useRef(new Map<OutletId, { readonly key: string; readonly values: V }>());
  const forget = () => {
    sent.current.delete(outletId);
  };
  return {
    /** What was sent last and not answered. */
    unanswered: (): V | null => sent.current.get(outletId)?.values ?? null,
    /** Remembers what is being sent; returns the idempotency key to send it with. */
    keyFor: (values: V): string => {
      const key = sent.current.get(outletId)?.key ?? crypto.randomUUID();
      sent.current.set(outletId, { key, values });
      return key;
    },
    /** Forgets it once it is certain what became of it. */
    answered: (failure: unknown = null): void => {
      if (!isFailure(failure, "OFFLINE", "BUSY", "KEY_REUSED")) forget();
    },
    forget,
  };
}

export type Sent<V> = ReturnType<typeof useSent<V>>;
