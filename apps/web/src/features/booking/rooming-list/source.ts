import type { RoomingGuestInput } from "@pulau/contract/rooming-list.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { CallOptions } from "../../../api/client.ts";
import type { Check, List } from "./calls.ts";

type Agreed = { readonly agreedTotalSen: Sen; readonly agreedRefundSen: Sen };

/** By whose right a list is filled in: what can be asked for and kept. */
export type Source = {
  /** `version`: that of the list that was read. */
  readonly fill: (guests: RoomingGuestInput[], agreed: Agreed | null, version: number) => Promise<List>;
  /** The list as it is now. */
  readonly newest: () => Promise<List>;
  readonly check: (text: string, taken: readonly number[], options?: CallOptions) => Promise<Check>;
  /** Where the list can be had as CSV. */
  readonly csv: () => Promise<string>;
  /** Whether a price can be agreed to here. */
  readonly mayAgree: boolean;
};
