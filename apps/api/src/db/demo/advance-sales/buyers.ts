type Buyer = "guest" | "agency" | "influencer";

/** Who bought places of an event of the file, by its English name. */
export const placesBought: Readonly<
  Record<string, readonly { readonly by: Buyer; readonly adults: number; readonly children?: number }[]>
> = {
  "Full Moon Dinner": [
    { by: "guest", adults: 2 },
    { by: "agency", adults: 14, children: 3 },
    { by: "agency", adults: 10 },
    { by: "influencer", adults: 4 },
  ],
  "Night with the Turtle Rangers": [{ by: "agency", adults: 8, children: 2 }],
  "Reef Planting Morning": [
    { by: "agency", adults: 4 },
    { by: "guest", adults: 1, children: 1 },
  ],
  "Gamelan on the Sand": [{ by: "agency", adults: 9, children: 4 }],
};

/** Who bought of a promo package, by the code of its package: how many, how many of them are used, and when. */
export const aheadBought: Readonly<
  Record<
    string,
    readonly {
      readonly by: Buyer;
      readonly count: number;
      readonly used?: number;
      readonly daysAgo: number;
    }[]
  >
> = {
  AHEADREEF: [
    { by: "guest", count: 3, used: 1, daysAgo: 96 },
    { by: "agency", count: 18, used: 2, daysAgo: 80 },
    { by: "agency", count: 8, daysAgo: 21 },
    { by: "influencer", count: 2, daysAgo: 12 },
  ],
  AHEADQUIET: [
    { by: "agency", count: 4, daysAgo: 30 },
    { by: "guest", count: 2, daysAgo: 9 },
  ],
  AHEADFAMILY: [
    { by: "agency", count: 8, daysAgo: 44 },
    { by: "guest", count: 2, daysAgo: 16 },
  ],
};
