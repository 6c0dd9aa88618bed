/**
 * The ways in which money comes in past the gateways: into the resort's bank account, into the drawer of the desk, and
 * over the bank's card terminal that stands on it. Each is the `gateway` of its payments and has an account of its own.
 */
export const offlineWays = ["transfer", "cash", "terminal"] as const;
export type OfflineWay = (typeof offlineWays)[number];

/** Whether a payment by this way came in past the gateways. */
export const isOfflineWay = (gateway: string): gateway is OfflineWay =>
  offlineWays.some((way) => way === gateway);
