import { z } from "zod";
import { optional, optionalUrl } from "./parts.ts";

/** What the resort can be reached by, beside its e-mail; each can be kept and not shown. */
export const contactFields = [
  "tel",
  "fax",
  "whatsapp",
  "messenger",
  "website",
  "terms",
  "adminPortal",
  "registrationNumber",
  "taxNumber",
  "gstNumber",
] as const;
export type ContactField = (typeof contactFields)[number];

/** Where a resort has pages of its own beside this portal, in the order in which guests see them. */
export const socialNetworks = ["facebook", "instagram", "tiktok", "youtube", "xiaohongshu"] as const;
export type SocialNetwork = (typeof socialNetworks)[number];

const Social = z.object(
  Object.fromEntries(socialNetworks.map((network) => [network, optionalUrl()])) as Record<
    SocialNetwork,
    ReturnType<typeof optionalUrl>
  >,
);

const line = (most: number) => z.string().trim().max(most, { error: "tooLong" });
const needed = (most: number) => line(most).min(1, { error: "required" });

/** Up to three; those left empty fall away. */
const lines = (most: number) =>
  z
    .array(line(most))
    .max(3)
    .transform((all) => all.filter(Boolean))
    .default([]);

const Bank = z.object({
  name: needed(120),
  address: line(300),
  accountHolder: needed(160),
  accountNumber: needed(40),
  swift: line(11),
});

/** Who the resort is and how it is reached. */
export const Profile = z.object({
  name: needed(120).default("Island Resort"),
  shortName: needed(60).default("Resort"),
  legalName: needed(160).default("Island Resort"),
  address: z
    .object({ short: line(160), first: line(200), second: line(200) })
    .default({ short: "", first: "", second: "" }),
  bank: Bank.nullable().default(null),
  email: line(254)
    .refine((text) => text === "" || z.email().safeParse(text).success, { error: "email" })
    .default(""),
  /** The first is the one to call, the others are alternates. */
  tel: lines(40),
  fax: optional(40),
  whatsapp: z
    .array(z.object({ holder: line(80), number: line(40) }))
    .max(3)
    .transform((people) => people.filter(({ number }) => number !== ""))
    .default([]),
  messengerUrl: optionalUrl(),
  websiteUrl: optionalUrl(),
  termsUrl: optionalUrl(),
  adminPortalUrl: optionalUrl(),
  social: Social.prefault({}),
  registrationNumber: optional(60),
  taxNumber: optional(60),
  gstNumber: optional(60),
  /** In the order of the crossing: the mainland's jetty first, a third where there is one. */
  jetties: lines(80),
  /** What is kept here and not shown to guests. */
  hidden: z.array(z.enum(contactFields)).default([]),
});
