import { sampleRoles } from "@pulau/domain/access/sample-roles.ts";
import type { AccountId, DepartmentId, StaffId } from "@pulau/domain/ids.ts";
import { walletOpened } from "@pulau/domain/ledger/postings.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { account, member } from "../../schema/accounts.ts";
import type { department, staffRole, staffRoleDepartment, staffUser } from "../../schema/staff.ts";
import type { Chance } from "../chance.ts";
import type { Owner } from "../stays/booking-rows.ts";
import { type DemoAccount, demoAccounts, demoMailHost } from "./portal-accounts.ts";
import { demoDepartments, demoStaff, givenRoleIds } from "./staff.ts";

export type DemoPeople = {
  readonly accounts: (typeof account.$inferInsert & { id: AccountId })[];
  readonly members: (typeof member.$inferInsert)[];
  readonly departments: (typeof department.$inferInsert & { id: DepartmentId })[];
  readonly roleDepartments: (typeof staffRoleDepartment.$inferInsert)[];
  readonly roles: (typeof staffRole.$inferInsert)[];
  readonly staff: (typeof staffUser.$inferInsert & { id: StaffId })[];
  readonly owners: ReadonlyMap<DemoAccount["key"], Owner>;
};

/** Accounts, their members and the staff. `since` is when they joined. */
export function makePeople(
  chance: Chance,
  options: { hashes: ReadonlyMap<string, string>; since: Date },
): DemoPeople {
  const hashOf = (mailbox: string): string => {
    const hash = options.hashes.get(mailbox);
    if (!hash) throw new Error(`no password for ${mailbox}`);
    return hash;
  };
  const made = demoAccounts.map((demo) => ({ demo, id: chance.id() }));
  const owners = new Map(made.map(({ demo, id }) => [demo.key, ownerOf(demo, id)]));
  return {
    accounts: made.map(({ demo, id }) => ({ id, kind: demo.key, name: demo.name, createdAt: options.since })),
    members: made.flatMap(({ demo, id: accountId }) =>
      demo.members.map(({ mailbox, ...rest }) => ({
        id: chance.id(),
        accountId,
        ...rest,
        email: mailOf(mailbox),
        passwordHash: hashOf(mailbox),
        emailVerifiedAt: options.since,
        createdAt: options.since,
      })),
    ),
    ...staffOf(chance, hashOf, options.since),
    owners,
  };
}

export const mailOf = (mailbox: string): string => `${mailbox}@${demoMailHost}`;

/** An agency books for its customers, under their names; everybody else for themselves. */
const ownerOf = ({ key, name, members }: DemoAccount, accountId: AccountId): Owner => ({
  accountId,
  bookingName: key === "agency" ? null : name,
  email: mailOf(members[0]?.mailbox ?? key),
});

function staffOf(chance: Chance, hashOf: (mailbox: string) => string, createdAt: Date) {
  const departments = demoDepartments.map((department) => ({ ...department }));
  const departmentOf = (name: string): string => {
    const found = departments.find((department) => department.name === name);
    if (!found) throw new Error(`no department ${name}`);
    return found.id;
  };
  const made = sampleRoles.map((role) => ({
    locked: false,
    discountLimit: 0,
    ...role,
    id: givenRoleIds[role.name] ?? chance.id(),
  }));
  const staff = demoStaff.map(({ id: given, username, name, role, roleName, department: place, mobile }) => {
    const roleId = made.find((role) => role.name === roleName)?.id;
    if (!roleId) throw new Error(`no role ${roleName}`);
    const owner = {
      username,
      name,
      email: mailOf(username),
      passwordHash: hashOf(username),
      role,
      roleId,
      mobile,
    };
    const id = given ?? chance.id();
    return {
      id,
      ...owner,
      permissions: {},
      departmentId: departmentOf(place),
      createdAt,
      joinedAt: createdAt,
    };
  });
  const roleDepartments = made.flatMap(({ id, departments: places }) =>
    places.map((place) => ({ roleId: id, departmentId: departmentOf(place) })),
  );
  return { departments, roleDepartments, roles: made.map(({ departments: _, ...role }) => role), staff };
}

/** Everybody who signs in, by mailbox. */
export const demoMailboxes = [
  ...demoAccounts.flatMap(({ members }) => members.map(({ mailbox }) => mailbox)),
  ...demoStaff.map(({ username }) => username),
];

/** What opens a wallet such that it holds what the demo promises after all that was paid from it. */
export const openingOf = (demo: DemoAccount, accountId: AccountId, spentSen: Sen) =>
  walletOpened({ accountId, sen: demo.openingSen + spentSen, why: "demo" });
