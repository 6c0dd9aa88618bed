import { acts, may, type Permissions, type Resource, resources } from "./permissions.ts";

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

/** Of a matrix what only looks. */
export const onlyReading = (matrix: Permissions, within: Permissions): Permissions =>
  Object.fromEntries(
    resources.map((resource) => [
      resource,
      {
        read: may(matrix, resource, "read") && may(within, resource, "read"),
        write: false,
        create: false,
        delete: false,
      },
    ]),
  );
