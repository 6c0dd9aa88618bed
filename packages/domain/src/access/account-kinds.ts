/** Who books by an account: guests for themselves, agencies for their customers, influencers by what they show. */
export const accountKinds = ["guest", "agency", "influencer"] as const;
export type AccountKind = (typeof accountKinds)[number];

/** Of those, the ones who earn by what others book. */
export const partnerKinds = ["agency", "influencer"] as const;
