import type { Sen } from "@pulau/domain/money/sen.ts";
/** Password of every demo account. */
export const demoPassword = "pulau-demo-2026";
/** Where the demo accounts have their mail. */
export const demoMailHost = "demo.pulau.test";

type PortalMember = {
  readonly mailbox: string;
  readonly name: string;
  readonly role: "admin" | "editor" | "viewer";
  readonly language: "en" | "my" | "cn";
};

export type DemoAccount = {
  readonly key: "guest" | "agency" | "influencer";
  readonly name: string;
  readonly members: readonly PortalMember[];
  /** What its wallet begins with. */
  readonly openingSen: Sen;
};

export const demoAccounts: readonly DemoAccount[] = [
  {
    key: "guest",
    name: "Aisyah Rahman",
    members: [{ mailbox: "guest", name: "Aisyah Rahman", role: "admin", language: "en" }],
    openingSen: 390_620,
  },
  {
    key: "agency",
    name: "Coral & Co Travel",
    members: [
      { mailbox: "agent", name: "Cheryl Chin", role: "admin", language: "en" },
      { mailbox: "agent.staff", name: "Hakim Yusof", role: "editor", language: "my" },
      { mailbox: "viewer", name: "Ng Pei Shan 黄佩珊", role: "viewer", language: "cn" },
    ],
    openingSen: 1_248_000,
  },
  {
    key: "influencer",
    name: "Mira by the Sea",
    members: [{ mailbox: "influencer", name: "Mira Devi", role: "admin", language: "en" }],
    openingSen: 21_200,
  },
];
