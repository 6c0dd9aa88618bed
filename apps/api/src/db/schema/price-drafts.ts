import type { RateCard } from "@pulau/contract/rate-card.ts";
import type { ListName } from "@pulau/domain/catalogue/card-parts.ts";
import { type ChangedPart, changedParts } from "@pulau/domain/rate-card/card-changes.ts";
import { bigint, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from "../orm.ts";
import { packageOption } from "./catalogue.ts";
import { moment } from "./columns.ts";
import { staffUser } from "./staff.ts";

const optionId = () =>
  uuid()
    .notNull()
    .references(() => packageOption.id);
const staffId = () => uuid().references(() => staffUser.id);

/** One price, period or rule of an option that was changed and is not published: all of them are the option's draft. */
export const priceChange = pgTable(
  "price_change",
  {
    optionId: optionId(),
    part: text({ enum: changedParts }).notNull(),
    key: text().notNull(),
    /** What stands there now; null is nothing. */
    value: jsonb().$type<unknown>(),
    staffId: staffId(),
    at: moment().notNull(),
    /** What was added first stands first. */
    seq: bigint({ mode: "number" }).notNull().generatedAlwaysAsIdentity(),
  },
  (t) => [primaryKey({ columns: [t.optionId, t.part, t.key] })],
);

/** When a draft is to be published by itself. */
export const pricePlan = pgTable("price_plan", {
  optionId: optionId().primaryKey(),
  publishAt: moment().notNull(),
  staffId: staffId(),
  /** How many errors kept it from being published then. */
  errors: smallint(),
});

/** The cards that an option was sold by, one after the other; the highest number is what guests see. */
export const priceVersion = pgTable(
  "price_version",
  {
    optionId: optionId(),
    number: integer().notNull(),
    at: moment().notNull(),
    staffId: staffId(),
    act: text({ enum: ["before", "published", "put", "takenBack"] }).notNull(),
    /** The version that was published again. */
    takenFrom: integer(),
    card: jsonb().$type<RateCard>().notNull(),
    /** Which of its lists the option had for itself then; null where that was not yet kept. */
    own: jsonb().$type<readonly ListName[]>(),
    /** How many of each part it made other. */
    changed: jsonb().$type<Partial<Record<ChangedPart, number>>>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.optionId, t.number] })],
);
