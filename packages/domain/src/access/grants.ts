import { type Act, acts, may, type Permissions, type Resource, resources } from "./permissions.ts";

/** Whose rights move money: they ask for a second step at sign-in. */
export const moneyResources = ["payments", "wallets"] as const satisfies readonly Resource[];

/** Whether a matrix holds nothing that another lacks: nobody grants what they do not have. */
export const isWithin = (given: Permissions, own: Permissions): boolean =>
  resources.every((resource) => acts.every((act) => !may(given, resource, act) || may(own, resource, act)));

/** Whether a matrix may move money: change, take in or give back, not only look at it. */
export const handlesMoney = (matrix: Permissions): boolean =>
  moneyResources.some((resource) =>
    (["write", "create", "delete"] as const).some((act) => may(matrix, resource, act)),
  );

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
