import type { dispute } from "../../../db/schema/disputes.ts";

export type DisputeRow = typeof dispute.$inferSelect;
