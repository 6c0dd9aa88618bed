/** Settings that have pages of their own, with the right that each asks for. */
export const otherSettings = [
  { id: "catalogue", to: "/staff/settings/catalogue", right: "settings" },
  { id: "gateways", to: "/staff/settings/gateways", right: "payments" },
  { id: "wallets", to: "/staff/settings/wallets", right: "wallets" },
  { id: "currencies", to: "/staff/currencies", right: "settings" },
  { id: "rewards", to: "/staff/partners/rewards", right: "wallets" },
] as const;
