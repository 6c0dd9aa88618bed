/** The code lists of LHDN's MyInvois, as far as a resort's papers need them. */
export const eInvoiceTypes = {
  invoice: "01",
  creditNote: "02",
  refundNote: "04",
  selfBilledInvoice: "11",
  selfBilledCreditNote: "12",
} as const;
export type EInvoiceType = (typeof eInvoiceTypes)[keyof typeof eInvoiceTypes];

/** Service tax, tourism tax, no tax, exempt. */
export const taxTypes = { service: "02", tourism: "03", none: "06", exempt: "E" } as const;
export type TaxType = (typeof taxTypes)[keyof typeof taxTypes];

export const classifications = {
  consolidated: "004",
  others: "022",
  paidToAgents: "037",
} as const;
export type Classification = (typeof classifications)[keyof typeof classifications];

/** Of an address: the states of Malaysia, and 17 for one that lies in none. */
export const stateCodes: readonly string[] = Array.from({ length: 17 }, (_, i) =>
  String(i + 1).padStart(2, "0"),
);
export const noState = "17";

export const identitySchemes = ["BRN", "NRIC", "PASSPORT", "ARMY"] as const;
export type IdentityScheme = (typeof identitySchemes)[number];

/** Who has no tax number of their own: the public of a consolidated paper and Malaysians by their NRIC, foreigners. */
export const generalTins = { public: "EI00000000010", foreigner: "EI00000000020" } as const;

/** A single sale above this is not consolidated, in sen. */
export const mostConsolidatedSen = 1_000_000;

/** What stands where nothing is to be said. */
export const notAvailable = "NA";
