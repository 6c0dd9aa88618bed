import { type OfflineWay, offlineWays } from "../money/offline-ways.ts";

/** How a sale is paid on the phone of who pays: by a gateway, or from their wallet. */
export const phoneWays = ["gateway", "wallet"] as const;
export type PhoneWay = (typeof phoneWays)[number];

/** How a sale at the till is paid. */
export const saleWays = [...offlineWays, ...phoneWays] as const;
export type SaleWay = OfflineWay | PhoneWay;

/** Whether a sale was paid past the till, on a phone: its money goes back by the way it came. */
export const isPhoneWay = (way: SaleWay): way is PhoneWay => phoneWays.some((phone) => phone === way);
