import type { AnyId } from "@pulau/domain/ids.ts";

/** What tells a row from others, where its list does not say. */
export const usualKey = (row: unknown): string => (row as { _id: AnyId })._id;
