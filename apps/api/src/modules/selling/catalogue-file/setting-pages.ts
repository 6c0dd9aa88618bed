import { setRewardsSettingsRoute, staffRewardsSettingsRoute } from "@pulau/contract/rewards.ts";
import {
  type SettingGroup,
  saveSettingRoutes,
  settingGroupNames,
  settingGroups,
  settingRoutes,
} from "@pulau/contract/settings/groups.ts";
import type { SettingName } from "@pulau/contract/settings/setting-schemas.ts";
import { setWalletSettingRoute, staffWalletSettingRoute } from "@pulau/contract/wallet.ts";
import { may, type Permissions, type Resource } from "@pulau/domain/access/permissions.ts";
import type { Saved } from "./part.ts";

type Call = { readonly permission: readonly [Resource, "read" | "write"] };

/** Where a setting is changed by hand: the page's name, what is saved whole there, and the calls that it makes. */
type SettingPage = {
  readonly name: string;
  readonly group: SettingGroup | null;
  readonly saved: Saved;
  readonly read: Call;
  readonly write: Call;
};

const wallets: SettingPage = {
  name: "wallets",
  group: null,
  saved: { kind: "walletSetting", key: "resort" },
  read: staffWalletSettingRoute,
  write: setWalletSettingRoute,
};
const rewards: SettingPage = {
  name: "rewards",
  group: null,
  saved: { kind: "rewardsSettings", key: "resort" },
  read: staffRewardsSettingsRoute,
  write: setRewardsSettingsRoute,
};

/** The page of a setting; every one that a file holds has one. */
export function pageOf(name: SettingName): SettingPage {
  if (name === "wallet") return wallets;
  if (name === "referral" || name === "influencer") return rewards;
  const group = settingGroupNames.find((known) => name in settingGroups[known].shape);
  if (group === undefined) throw new Error(`no page changes the setting ${name}`);
  const saved = { kind: "setting", key: group } as const;
  return { name: group, group, saved, read: settingRoutes[group], write: saveSettingRoutes[group] };
}

/** Whether somebody may read or change a setting, by the right that its page asks for. */
export function maySetting(permissions: Permissions, name: SettingName, act: "read" | "write"): boolean {
  const [resource, right] = pageOf(name)[act].permission;
  return may(permissions, resource, right);
}
