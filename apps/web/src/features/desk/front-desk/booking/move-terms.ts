import type { ChangeQuote } from "@pulau/contract/changes.ts";
import type { RoomId } from "@pulau/domain/ids.ts";

type Filters = {
  /** What the new room's price would come to; undefined while it is looked up. */
  readonly quote: Pick<ChangeQuote, "after" | "refundSen"> | undefined;
  readonly roomId: RoomId;
  /** The room for which its own price was chosen. */
  readonly newFor: string | null;
};

/**
 * What a move is sent with: the new room's price only where it is shown, and was chosen for this very room; nothing keeps
 * the agreed one.
 */
export const moveTerms = ({ quote, roomId, newFor }: Filters) =>
  quote?.after && newFor === roomId
    ? { keepPrice: false, agreedTotalSen: quote.after.totalSen, agreedRefundSen: quote.refundSen }
    : {};
