import type { SettingName } from "@pulau/contract/settings/setting-schemas.ts";
import { isWithin } from "@pulau/domain/access/grants.ts";
import { type Act, may, type Permissions } from "@pulau/domain/access/permissions.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import type { PartPlan } from "./compare.ts";
import type { MailPlan } from "./mail-text-part.ts";
import type { ImportFault, Row } from "./part.ts";
import type { PricePlan } from "./plan-prices.ts";
import { maySetting } from "./setting-pages.ts";

/** Who imports: a member of staff, or whoever has the machine (`staffId` null). */
export type Importer = { readonly staffId: StaffId | null; readonly permissions: Permissions };

type Others = {
  readonly settings: readonly SettingName[];
  readonly mails: MailPlan;
  readonly prices: PricePlan;
};

/** Parts that the importer may not change that way by hand either; nobody gives rights that they don't have. */
export function rightsLacking(
  { permissions }: Importer,
  plans: readonly PartPlan[],
  { settings, mails, prices }: Others,
): ImportFault[] {
  const lacks = (resource: string, act: Act, count: number) => count > 0 && !may(permissions, resource, act);
  const wrong = plans.filter(
    ({ part: { resource }, added, changed, gone }) =>
      lacks(resource, "create", added.length) ||
      lacks(resource, "write", changed.length) ||
      lacks(resource, "delete", gone.length),
  );
  const places: string[] = wrong.map(({ part }) => part.id);
  const others = settings.filter((name) => !maySetting(permissions, name, "write"));
  places.push(...others.map((name) => `settings.${name}`));
  if (lacks("settings", "write", mails.changed.length)) places.push("mailTexts");
  if (lacks("rates", "write", prices.added.length + prices.changed.length)) places.push("prices");
  return [
    ...places.map((path) => ({ path, rule: "catalogue.right" })),
    ...plans.flatMap((plan) => rolesAbove(plan, permissions)),
  ];
}

const rolesAbove = ({ part, added, changed }: PartPlan, own: Permissions): ImportFault[] => {
  if (part.id !== "roles") return [];
  const within = (row: Row) => isWithin(row.permissions as Permissions, own);
  return [
    ...added.filter(({ row }) => !within(row)),
    ...changed.filter(({ row, before }) => !within(row) || !within(before)),
  ].map(({ at }) => ({ path: `roles.${at}.permissions`, rule: "catalogue.right" }));
};
