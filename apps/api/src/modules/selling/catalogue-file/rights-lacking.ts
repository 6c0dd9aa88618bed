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
  /** The roles that there are before the import. */
  readonly roles: readonly Row[];
};

/** Parts that the importer may not change that way by hand either; nobody gives rights that they don't have. */
export function rightsLacking(
  { permissions }: Importer,
  plans: readonly PartPlan[],
  { settings, mails, prices, roles }: Others,
): ImportFault[] {
  const lacks = (resource: string, act: Act, count: number) => count > 0 && !may(permissions, resource, act);
  const wrong = plans
    .filter(({ part }) => part.id !== "roleDepartments")
    .filter(
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
    ...plans.flatMap((plan) => departmentsAbove(plan, permissions, roles)),
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

/**
 * Departments of roles that the importer may not change: on their page they are saved with the role. Those of a role that
 * comes with the file need what the role itself does.
 */
function departmentsAbove(
  { part, added, changed, gone }: PartPlan,
  own: Permissions,
  roles: readonly Row[],
): ImportFault[] {
  if (part.id !== "roleDepartments") return [];
  const isKept = ({ roleId }: Row): boolean => {
    const role = roles.find(({ id }) => id === roleId);
    if (role === undefined) return false;
    return (
      role.locked === true ||
      !may(own, part.resource, "write") ||
      !isWithin(role.permissions as Permissions, own)
    );
  };
  const places = [...added, ...changed]
    .filter(({ row }) => isKept(row))
    .map(({ at }) => `${part.id}.${at}.roleId`);
  if (gone.some(isKept)) places.push(part.id);
  return places.map((path) => ({ path, rule: "catalogue.right" }));
}
