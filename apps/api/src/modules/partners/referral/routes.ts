import {
  influencerLinksRoute,
  influencerPackageRoute,
  referralClickRoute,
  referralRoute,
  socialShareModalRoute,
  socialShareRoute,
} from "@pulau/contract/referral.ts";
import {
  rewardsSettingsRoute,
  setRewardsSettingsRoute,
  staffRewardsSettingsRoute,
} from "@pulau/contract/rewards.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { ofResort, saveWhole, versionOf } from "../../../db/saved-versions.ts";
import { mountList } from "../../../listing/mount-list.ts";
import type { Module } from "../../../module.ts";
import { markNetworks } from "../../../plugins/caller-network.ts";
import { deviceOf, setDeviceCookie } from "../../../plugins/device.ts";
import { mount } from "../../../plugins/mount.ts";
import { rateLimit } from "../../../plugins/rate-limit.ts";
import { forgetSettings, loadSettings } from "../../ground/resort/public.ts";
import { showReferral } from "./counts.ts";
import { findShared } from "./find-shared.ts";
import { influencerLinks } from "./list-links.ts";
import { showRewardSettings, writeRewardSettings } from "./reward-settings.ts";
import { shareOf } from "./share.ts";
import { earnsBy, shareModal } from "./share-modal.ts";
import { showPackage } from "./show-package.ts";
import { writeClick } from "./write-click.ts";

/** Links that one network may follow in a minute: a hotel shares one. */
const clicksPerMinute = { bucket: "referral click", limit: 30, windowSeconds: 60 };

/** Influencers' packages, personal links, and who followed them. */
export const referralModule: Module = (app, { db, settings: { secret, publicUrl } }) => {
  const markOf = markNetworks(secret);
  mount(app, influencerPackageRoute, ({ params }) =>
    showPackage(db, { packageId: params._id, influencerId: params.agentId }),
  );
  mountList(app, influencerLinksRoute, async ({ session: { accountId } }) =>
    ok(influencerLinks({ accountId, publicUrl, timeZone: (await loadSettings(db)).timeZone })),
  );
  mount(app, referralRoute, async ({ session: { accountId } }) =>
    ok(await showReferral(db, { accountId, publicUrl })),
  );
  mount(app, referralClickRoute, async ({ body, session: { ownerId }, request, reply }) => {
    const cameFrom = markOf(request.ip);
    const within = await rateLimit(db, { ...clicksPerMinute, key: cameFrom });
    if (!within.ok) return within;
    const device = deviceOf(request);
    setDeviceCookie(reply, { publicUrl }, device);
    return writeClick(db, { ...body, ownerId, cameFrom, device: device.mark });
  });
  mount(app, socialShareRoute, async ({ query: { packageId }, session: { accountId } }) => {
    const share = await findShared(db, { accountId, packageId, publicUrl });
    return share ? ok(shareOf(share)) : refuse("NOT_FOUND");
  });
  mount(app, socialShareModalRoute, async ({ query: { packageId }, session: { accountId } }) => {
    const [share, earns] = await Promise.all([
      findShared(db, { accountId, packageId, publicUrl }),
      earnsBy(db, accountId, packageId),
    ]);
    return share ? ok(shareModal(share, earns)) : refuse("NOT_FOUND");
  });

  mount(app, rewardsSettingsRoute, async () => {
    const { influencerShare: _, ...settings } = await showRewardSettings(db);
    return ok(settings);
  });
  const versionNow = () => versionOf(db, "rewardsSettings", ofResort);
  mount(app, staffRewardsSettingsRoute, async () =>
    ok({ ...(await showRewardSettings(db)), version: await versionNow() }),
  );
  mount(app, setRewardsSettingsRoute, async ({ body, session: { staffId }, saves }) => {
    const written = await saveWhole(db, { ...saves, key: ofResort }, showRewardSettings, async (tx) =>
      ok(await writeRewardSettings(tx, { staffId, settings: body })),
    );
    forgetSettings(db);
    return written.ok ? ok({ ...written.value, version: await versionNow() }) : written;
  });
};
