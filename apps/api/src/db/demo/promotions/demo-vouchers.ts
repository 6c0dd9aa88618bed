/** A voucher that was bought in the demo: how long ago, by whom, and what became of it. */
export type DemoVoucher = {
  readonly of: "SEA100" | "SEA250" | "SEA500";
  readonly by: "guest" | "agency" | "influencer";
  readonly daysAgo: number;
  readonly count?: number;
  readonly fate?: "wallet" | "expired";
  readonly gift?: {
    readonly name: string;
    readonly email: string;
    readonly message: string;
    readonly sendIn: number;
  };
};

export const demoVouchers: readonly DemoVoucher[] = [
  { of: "SEA250", by: "guest", daysAgo: 9 },
  { of: "SEA100", by: "guest", daysAgo: 30, fate: "wallet" },
  { of: "SEA100", by: "guest", daysAgo: 372, fate: "expired" },
  {
    of: "SEA500",
    by: "guest",
    daysAgo: 2,
    gift: {
      name: "Hana Iskandar",
      email: "hana@example.test",
      message: "Happy wedding, you two. Go and look at the turtles.",
      sendIn: 5,
    },
  },
  { of: "SEA100", by: "agency", daysAgo: 21, count: 6 },
  { of: "SEA250", by: "agency", daysAgo: 18, count: 4 },
  { of: "SEA100", by: "influencer", daysAgo: 12, count: 2 },
  { of: "SEA250", by: "influencer", daysAgo: 6 },
];
