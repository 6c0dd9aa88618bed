import type { StockId } from "@pulau/domain/ids.ts";
import { codes, listAddress } from "../../../listing/address.ts";

/** What the address of a cancellation says: which sailings, with commas between. */
export const planAddress = listAddress({ view: { sailings: codes } });

export const sailingIds = (sailings: string | undefined): StockId[] => sailings?.split(",") ?? [];
