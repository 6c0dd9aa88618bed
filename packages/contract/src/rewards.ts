import { z } from "zod";
import { AmountField, ShareField } from "./fields.ts";
import { defineRoute } from "./route.ts";
import { VersionField } from "./versions.ts";

const tag = "Referral";

export const RewardSettings = z.object({
  /** Whether bookings by a personal link are thanked for. */
  active: z.boolean(),
  rewardSen: AmountField.max(1_000_000, { error: "tooLarge" }).meta({
    example: 5_000,
    description: "sen for a friend's first completed stay",
  }),
  windowDays: z
    .int({ error: "number" })
    .min(1, { error: "number" })
    .max(365, { error: "tooLarge" })
    .meta({ example: 45, description: "days for which a visit through a link counts" }),
  monthlyCap: z
    .int({ error: "number" })
    .min(0, { error: "number" })
    .max(1_000, { error: "tooLarge" })
    .nullable()
    .meta({ example: 5, description: "rewards that one account can earn in a month; null for no limit" }),
});
export type RewardSettings = z.infer<typeof RewardSettings>;

export const rewardsSettingsRoute = defineRoute({
  method: "GET",
  path: "/api/rewards/settings",
  scope: "none",
  tag,
  summary: "The rewards for referring friends: the amount, how long a link counts, how many a month",
  reply: RewardSettings,
});

const staff = { scope: "staff", tag } as const;
export const staffRewardsSettingsRoute = defineRoute({
  ...staff,
  method: "GET",
  path: "/admin/api/rewards/settings",
  permission: ["wallets", "read"],
  summary: "The rewards for referring friends, and influencers' usual share",
  reply: RewardSettings.extend({ influencerShare: z.int(), version: VersionField }),
});
export const StaffRewardSettings = RewardSettings.extend({
  influencerShare: ShareField.meta({
    example: 1_000,
    description: "basis points for links without their own share",
  }),
});
export const setRewardsSettingsRoute = defineRoute({
  ...staff,
  method: "PUT",
  versioned: "rewardsSettings",
  path: "/admin/api/rewards/settings",
  logs: "settingChanged",
  permission: ["wallets", "write"],
  summary: "Change the reward, its window and cap, and influencers' usual share; applies to new bookings",
  body: StaffRewardSettings,
  reply: StaffRewardSettings.extend({ version: VersionField }),
});
