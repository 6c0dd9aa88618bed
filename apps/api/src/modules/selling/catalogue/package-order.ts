import { sql } from "../../../db/orm.ts";

/** Behind all other packages in the guests' order. */
export const lastPosition = sql<number>`(select coalesce(max(position) + 1, 0) from package)`;
