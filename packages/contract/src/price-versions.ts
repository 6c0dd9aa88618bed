import type { OptionId } from "@pulau/domain/ids.ts";
import { changedParts } from "@pulau/domain/rate-card/card-changes.ts";
import { z } from "zod";
import { idParams, Moment, WordsField } from "./fields.ts";
import { defineList } from "./list.ts";
import { optionPrices } from "./price-draft.ts";
import { defineRoute } from "./route.ts";

export const versionActs = ["before", "published", "put", "takenBack"] as const;

const versionsPath = "/admin/api/package-option/:_id/price-versions";

export const priceVersionsRoute = defineList({
  ...optionPrices,
  path: versionsPath,
  permission: ["rates", "read"],
  summary: "The published versions of an option's prices: who, when and what changed, newest first",
  rows: "versions",
  row: z.object({
    number: z.int(),
    at: Moment,
    by: z.string().nullable(),
    act: z.enum(versionActs),
    takenFrom: z.int().nullable(),
    changed: z.record(z.string(), z.int()).meta({ description: "how many of each part" }),
  }),
  sorts: ["-number", "number"],
  failures: ["NOT_FOUND"],
});

const VersionParams = idParams<OptionId>().extend({ number: z.coerce.number().int().min(1).max(1_000_000) });

/** One change as it is told to people: with the names of the room type and period that a price is for. */
const NamedChange = z.object({
  part: z.enum(changedParts),
  key: z.string(),
  before: z.unknown(),
  after: z.unknown(),
  roomType: WordsField.optional(),
  period: z.string().optional(),
});

export const priceVersionChangesRoute = defineRoute({
  ...optionPrices,
  method: "GET",
  path: `${versionsPath}/:number/changes`,
  permission: ["rates", "read"],
  summary: "What a version changed: each price, period and rule as it was and as it became, twenty at a time",
  params: VersionParams,
  query: z.object({ page: z.coerce.number().int().min(1).max(100_000).default(1) }),
  reply: z.object({
    page: z.int(),
    pages: z.int(),
    limit: z.int(),
    total: z.int(),
    changes: z.array(NamedChange),
  }),
  failures: ["NOT_FOUND"],
});

export const takeBackPricesRoute = defineRoute({
  method: "POST",
  path: `${versionsPath}/:number/take-back`,
  scope: "staff",
  tag: "Rates",
  permission: ["rates", "write"],
  summary: "Publish an earlier version again. The draft's changes stay in the draft",
  params: VersionParams,
  reply: z.object({ number: z.int() }),
  failures: ["NOT_FOUND"],
});
