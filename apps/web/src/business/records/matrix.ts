import type { Act, Resource } from "@pulau/domain/access/permissions.ts";

/** What may be done to each resource. */
export type Matrix = Partial<Record<Resource, Record<Act, boolean>>>;
