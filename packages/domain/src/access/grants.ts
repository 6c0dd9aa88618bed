import { type Act, acts, may, type Permissions, type Resource, resources } from "./permissions.ts";

type Right = readonly [resource: Resource, act: Act];
const changingActs = ["write", "create", "delete"] as const satisfies readonly Act[];

/** Rights that move money, and ask for a second step at sign-in: calling off rooms, people and bookings gives money back. */
export const moneyRights: readonly Right[] = [
  ...changingActs.map((act): Right => ["payments", act]),
  ...changingActs.map((act): Right => ["wallets", act]),
  ["bookings", "delete"],
  // What was paid for a charge goes back when it is taken off or discounted.
  ["charges", "write"],
  ["charges", "delete"],
  // Cash at the till is in the drawer of who sells.
  ["sales", "create"],
  ["sales", "delete"],
];

/** Whether a right moves money. */
export const movesMoney = ([resource, act]: readonly [resource: string, act: Act]): boolean =>
  moneyRights.some(([moved, by]) => moved === resource && by === act);

/** Whether a matrix holds nothing that another lacks: nobody grants what they do not have. */
export const isWithin = (given: Permissions, own: Permissions): boolean =>
  resources.every((resource) => acts.every((act) => !may(given, resource, act) || may(own, resource, act)));

/** Whether a matrix may move money: change, take in or give back, not only look at it. */
export const handlesMoney = (matrix: Permissions): boolean =>
  moneyRights.some(([resource, act]) => may(matrix, resource, act));

/** What both of two matrices permit. */
export const common = (matrix: Permissions, other: Permissions): Permissions =>
  Object.fromEntries(
    resources.map((resource) => {
      const both = (act: Act) => may(matrix, resource, act) && may(other, resource, act);
      return [
        resource,
        { read: both("read"), write: both("write"), create: both("create"), delete: both("delete") },
      ];
    }),
  );
