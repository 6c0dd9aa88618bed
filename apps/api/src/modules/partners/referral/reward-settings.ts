import type { staffRewardsSettingsRoute } from "@pulau/contract/rewards.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { auditChange } from "../../../db/audit-change.ts";
import type { Db } from "../../../db/connect.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, writeSetting } from "../../ground/resort/public.ts";

type RewardSettings = Omit<Reply<typeof staffRewardsSettingsRoute>, "version">;

/** How the resort thanks for a friend today, and an influencer's usual share. */
export async function showRewardSettings(db: Db | Tx): Promise<RewardSettings> {
  const { referral, influencer } = await loadSettings(db);
  return { ...referral, influencerShare: influencer.share };
}

/** Changes both, for bookings that are confirmed from now on: what was promised before stays. */
export async function writeRewardSettings(
  tx: Tx,
  { staffId, settings }: { staffId: StaffId; settings: RewardSettings },
): Promise<RewardSettings> {
  const before = await showRewardSettings(tx);
  const { influencerShare, ...referral } = settings;
  await writeSetting(tx, "referral", referral);
  await writeSetting(tx, "influencer", { share: influencerShare });
  await auditChange(tx, { staffId, act: "changed", subject: "rewardSettings", before, after: settings });
  return settings;
}
