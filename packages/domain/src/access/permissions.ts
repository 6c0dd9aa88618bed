export const acts = ["read", "write", "create", "delete"] as const;
export type Act = (typeof acts)[number];

/** Everything that a staff member's matrix has a row for. */
export const resources = [
  "users",
  "posts",
  "comments",
  "bookings",
  "groups",
  "rooms",
  "housekeeping",
  "rates",
  "boats",
  "kitchen",
  "boarding",
  "pickUps",
  "activities",
  "charges",
  "sales",
  "payments",
  "wallets",
  "customers",
  "reports",
  "settings",
  "security",
] as const;
export type Resource = (typeof resources)[number];

/** What the staff's calls ask for of each resource: another right would permit nothing, and none is offered. */
export const appliedActs: Readonly<Record<Resource, readonly Act[]>> = {
  users: acts,
  posts: acts,
  comments: acts,
  bookings: acts,
  groups: acts,
  rooms: acts,
  housekeeping: ["read", "write"],
  rates: acts,
  boats: acts,
  kitchen: ["read"],
  boarding: ["read", "write"],
  pickUps: ["read", "write"],
  activities: ["read"],
  charges: acts,
  sales: ["read", "create", "delete"],
  payments: acts,
  wallets: ["read", "write", "create"],
  customers: ["read"],
  reports: ["read"],
  settings: acts,
  security: ["read"],
};

/** Resource → what may be done to it. A row that is missing permits nothing. */
export type Permissions = Readonly<Record<string, Readonly<Record<Act, boolean>>>>;

/** A matrix that permits every act on everything. */
export const everyRight = (): Record<Resource, Record<Act, boolean>> =>
  Object.fromEntries(
    resources.map((resource) => [resource, { read: true, write: true, create: true, delete: true }]),
  ) as Record<Resource, Record<Act, boolean>>; // a row for each resource

/** Whether the matrix permits an act. Rows are the matrix's own: a name like `constructor` opens nothing. */
export const may = (permissions: Permissions, resource: string, act: Act): boolean =>
  Object.hasOwn(permissions, resource) && permissions[resource]?.[act] === true;

/** A user's matrix: each row of its own goes before the role's. */
export const permissionsOf = (role: Permissions, own: Permissions | null): Permissions => ({
  ...role,
  ...own,
});

export const portalRoles = ["admin", "editor", "viewer"] as const;
/** A portal account's owner, a member who may book, and one who may only look. */
export type PortalRole = (typeof portalRoles)[number];

const portalActs = {
  look: ["admin", "editor", "viewer"],
  book: ["admin", "editor"],
  manageMembers: ["admin"],
} as const satisfies Record<string, readonly PortalRole[]>;

/** Whether a member of a portal account may look, book or manage its members. */
export const portalMay = (role: PortalRole, act: keyof typeof portalActs): boolean => {
  const allowed: readonly PortalRole[] = portalActs[act];
  return allowed.includes(role);
};
