import { accountKinds, partnerKinds } from "../access/account-kinds.ts";

/** Whom an entry of the portal's menu is for. Without `permissions` every role sees it, without `kinds` every kind of account and visitors. */
export type ItemRule = {
  readonly to: string;
  /** The part of its page. */
  readonly hash?: string;
  readonly permissions?: readonly string[];
  readonly kinds?: readonly string[];
};

const bookers = ["admin", "editor"] as const;

/** The portal's own entries: where each leads, and whom it is for. */
export const menuItems = {
  home: { to: "/" },
  newBooking: { to: "/", hash: "search", permissions: bookers },
  dashboard: { to: "/dashboard", permissions: bookers },
  manageBookings: { to: "/booking/listing", permissions: bookers },
  manageDrafts: { to: "/draft-booking/listing", permissions: bookers },
  waitingList: { to: "/waiting-list" },
  feedback: { to: "/my-feedback", permissions: bookers },
  customers: { to: "/agent/customers", kinds: ["agency"] },
  myLinks: { to: "/influencer/links", kinds: ["influencer"] },
  newPromotions: { to: "/offers" },
  redeem: { to: "/my-promotions" },
  paymentHistory: { to: "/payment-history" },
  transactions: { to: "/credits" },
  commission: { to: "/credits/commission", kinds: partnerKinds },
  bankDetails: { to: "/bank-details", kinds: partnerKinds },
  members: { to: "/agent/members", kinds: ["agency"], permissions: ["admin"] },
  inviteFriends: { to: "/invite-friends", kinds: accountKinds },
  profile: { to: "/profile" },
  island: { to: "/island" },
  contact: { to: "/contact" },
} as const satisfies Record<string, ItemRule>;
export type MenuItemId = keyof typeof menuItems;

/** What no menu can do without: to book, to find the booking again, and to change one's details. */
export const neededItems: readonly string[] = [
  "newBooking",
  "manageBookings",
  "profile",
] satisfies MenuItemId[];

/** The headings that the portal has words for. */
export const menuGroups = ["stay", "bookings", "offersGroup", "account", "pages"] as const;
export type MenuGroupId = (typeof menuGroups)[number];
