/** What pays from money that is already in our books, without a bank: as a payment's `gateway` names it. */
export const ownSources = ["wallet", "voucher", "promoPackage", "group"] as const;

/** Whether a payment came out of our own books: nobody outside is asked about it, and it goes back at once. */
export const isOwnSource = (gateway: string): boolean => ownSources.some((source) => source === gateway);
