import { Whole } from "./boats-admin.ts";

export const tag = "Boats and transfers";

export const boats = { scope: "staff", permission: ["boats", "read"], tag } as const;

export const resource = "boats" as const;

/** Where it stands among the others. */
export const Place = Whole(0, 999).meta({ example: 0, description: "guests see the lowest number first" });

/** Boats and transfers take a table from who may add to them and change them. */
export const takes = <const L extends string>(list: L) => ({
  ...({ scope: "staff", permission: ["boats", "create"], alsoPermission: ["boats", "write"], tag } as const),
  path: `/admin/api/${list}/import` as const,
});
