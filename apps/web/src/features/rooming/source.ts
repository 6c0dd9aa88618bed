import type { CallOptions } from "../../api/client.ts";
import type { Check, List } from "./calls.ts";

type Agreed = { readonly agreedTotalSen: number; readonly agreedRefundSen: number };

/** By whose right a list is filled in: what can be asked for and kept. */
export type Source = {
  readonly fill: (guests: readonly object[], agreed: Agreed | null) => Promise<List>;
  readonly check: (text: string, taken: readonly number[], options?: CallOptions) => Promise<Check>;
  /** Where the list can be had as CSV. */
  readonly csv: () => Promise<string>;
  /** Whether a price can be agreed to here. */
  readonly mayAgree: boolean;
};
