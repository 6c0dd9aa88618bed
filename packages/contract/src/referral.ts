import type { AccountId, OptionId, PackageId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { PackageReply } from "./catalogue.ts";
import { DayField, idOf, SenField, WordsField } from "./fields.ts";
import { defineList } from "./list.ts";
import { defineRoute } from "./route.ts";

const tag = "Referral";

export const InfluencerReply = z.object({
  _id: idOf<AccountId>(),
  name: z.string(),
  picture: z.string().nullable(),
});

export const influencerPackageRoute = defineRoute({
  method: "GET",
  path: "/api/influencer-package/:_id/:agentId",
  scope: "none",
  tag,
  summary: "A package sold only through an influencer's link. `agentId` is the influencer's account",
  params: z.object({ _id: idOf<PackageId>(), agentId: idOf<AccountId>() }),
  reply: z.object({
    package: PackageReply,
    influencer: InfluencerReply,
    /** The last day on which the link opens, if there is one. */
    to: DayField.nullable(),
    /** The lowest whole price for two adults on the days ahead; null when nothing is free. */
    lowest: z
      .object({ optionId: idOf<OptionId>(), checkIn: DayField, checkOut: DayField, totalSen: SenField })
      .nullable(),
  }),
  failures: ["NOT_FOUND"],
});

/** A way to pass a link on. `copy` has no address: the portal copies the link. */
export const shareChannels = ["whatsapp", "facebook", "x", "email", "copy"] as const;
const ShareReply = z.object({
  link: z.string().meta({ example: "https://stay.example.com/r/K7M2QXRA" }),
  title: WordsField,
  text: WordsField,
  channels: z.array(z.object({ channel: z.enum(shareChannels), url: WordsField.nullable() })),
});

export const socialShareRoute = defineRoute({
  method: "GET",
  path: "/api/social-share",
  scope: "user",
  tag,
  summary:
    "The caller's link with the texts and addresses for sharing it; with `packageId`, an influencer's package",
  query: z.object({ packageId: idOf<PackageId>().optional() }),
  reply: ShareReply,
  failures: ["NOT_FOUND"],
});

export const socialShareModalRoute = defineRoute({
  method: "GET",
  path: "/api/social-share/modal",
  scope: "user",
  tag,
  summary: "The content of the sharing dialog: heading, picture, benefits, link and channels",
  query: z.object({ packageId: idOf<PackageId>().optional() }),
  reply: ShareReply.extend({
    heading: WordsField,
    lead: WordsField,
    /** What the sharer earns, in a sentence; null when it is nothing. */
    rewardText: WordsField.nullable(),
    picture: z.string().meta({ example: "island-dawn" }),
  }),
  failures: ["NOT_FOUND"],
});

export const influencerLinksRoute = defineList({
  path: "/api/influencer-package",
  scope: "user",
  tag,
  summary: "An influencer's own packages: link, visitors and bookings. Empty for everybody else",
  rows: "packages",
  row: z.object({
    packageId: idOf<PackageId>(),
    name: WordsField,
    picture: z.string(),
    link: z.string(),
    from: DayField,
    to: DayField.nullable(),
    /** Whether the link opens today. */
    open: z.boolean(),
    clicks: z.int(),
    bookings: z.int(),
  }),
  sorts: ["-from", "from"],
});

export const referralRoute = defineRoute({
  method: "GET",
  path: "/api/referral",
  scope: "user",
  tag,
  summary: "The caller's personal link and its results",
  reply: z.object({
    code: z.string().meta({ example: "K7M2QXRA" }),
    link: z.string(),
    /** Visitors, each counted once a day. */
    clicks: z.int(),
    /** Bookings that were paid for and stand. */
    bookings: z.int(),
    /** For how many days a click counts. */
    windowDays: z.int(),
    /** What a friend's first completed stay is thanked with; null while the resort thanks nobody. */
    rewardSen: SenField.nullable(),
    monthlyCap: z.int().nullable(),
    earned: z.object({ count: z.int(), sen: SenField }),
    /** Friends whose first stay is ahead. */
    pending: z.object({ count: z.int(), sen: SenField }),
    earnedThisMonth: z.int(),
  }),
});

export const referralClickRoute = defineRoute({
  method: "POST",
  path: "/api/referral-click",
  scope: "userPortal",
  tag,
  summary: "Record a visit through a personal link (`code`) or an influencer's (`packageId`, `influencerId`)",
  body: z
    .object({
      code: z.string().trim().max(20).optional(),
      packageId: idOf<PackageId>().optional(),
      influencerId: idOf<AccountId>().optional(),
    })
    .refine((body) => body.code !== undefined || (body.packageId && body.influencerId), {
      error: "required",
      path: ["code"],
    }),
  /** `counted` is false for one's own link; `name` is whose it is: of a guest the given name, which may be empty. */
  reply: z.object({ counted: z.boolean(), name: z.string() }),
  status: 201,
  failures: ["NOT_FOUND", "TOO_MANY_REQUESTS"],
});
