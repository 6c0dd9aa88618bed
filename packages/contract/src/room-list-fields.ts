import { z } from "zod";
import { text } from "./fields.ts";

export const tag = "Room lists";

export const rooms = { scope: "staff", permission: ["rooms", "read"], tag } as const;

export const Pax = z
  .int({ error: "number" })
  .min(1, { error: "number" })
  .max(20, { error: "tooLarge" })
  .meta({ example: 2 });

/** A name as the examples of the calls say it. */
export const exampleName = { en: "Kite loft", my: "Loteng layang", cn: "风筝阁楼" };

export const Floor = z.string().trim().min(1, { error: "required" }).max(40, { error: "tooLong" });

export const ActiveFilter = z
  .enum(["true", "false"])
  .optional()
  .meta({ description: "in use, or out of use" });

/** Room lists take a table from who may add to them and change them. */
export const importable = <const L extends string>(list: L) => ({
  ...({ scope: "staff", permission: ["rooms", "create"], alsoPermission: ["rooms", "write"], tag } as const),
  path: `/admin/api/${list}/import` as const,
});

/** An empty cell that empties its field. */
export const EmptyCell = z.literal("").transform(() => null);

/** The columns of a name in a table, and what else they and a description are headed. */
export const nameColumns = { nameEn: text(60), nameMy: text(60).optional(), nameCn: text(60).optional() };

export const nameHeadings = { nameEn: ["name", "nama", "名称"], desc: ["note", "notes", "catatan", "备注"] };
