import { accountKinds } from "@pulau/domain/access/account-kinds.ts";
import { type Day, isDay } from "@pulau/domain/calendar/day.ts";
import { mealPlans } from "@pulau/domain/catalogue/meals.ts";
import { fillMissing } from "@pulau/domain/catalogue/missing-words.ts";
import type { DraftId } from "@pulau/domain/ids.ts";
import { paymentParts } from "@pulau/domain/money/offers.ts";
import type { BasisPoints, Sen } from "@pulau/domain/money/sen.ts";
import { bedTypes, guestKinds } from "@pulau/domain/party/party.ts";
import { ways } from "@pulau/domain/transport/timetable.ts";
import { z } from "zod";

/**
 * The small schemas that every call is made of. A message is a key of the web's `rules`, so that one schema speaks
 * three languages.
 */
export const Id = z.uuid({ error: "invalid" });
/** The same for one kind of thing: checked alike, but a type of its own. */
export const idOf = <I extends string>() => Id as typeof Id & z.ZodType<I, string>;
/**
 * Days of the years 2000 to 2999: beyond them neither the database nor a sum of days can be relied on. What is no day
 * ends the check of its whole object, so that a rule about two days is only ever asked about days.
 */
export const DayField = z
  .string({ error: "required" })
  .refine((text): text is Day => isDay(text) && text.startsWith("2"), { error: "invalidDay", abort: true })
  .meta({ example: "2026-12-05" });
/** The day that somebody was born on, of the last century or this one. */
export const BirthDateField = z
  .string({ error: "required" })
  .refine((text): text is Day => isDay(text) && /^(19|20)/.test(text), { error: "invalidDay" })
  .meta({ example: "1990-01-31" });
/** Whole sen; RM 1 is 100. */
export const SenField = z.int().meta({ example: 114550, description: "integer sen" }) as z.ZodInt &
  z.ZodType<Sen, number>;

/** What stayed a text can't be read; nothing at all is missing. */
const typedAs =
  (rule: "ringgit" | "percent") =>
  ({ input }: { input?: unknown }) =>
    input === undefined || input === null || input === "" ? "required" : rule;
/** An amount that a person types, in sen: up to a million ringgit. */
export const AmountField = z
  .int({ error: typedAs("ringgit") })
  .min(0, { error: "ringgit" })
  .max(100_000_000, { error: "tooLarge" })
  .meta({ example: 114550, description: "integer sen" }) as z.ZodInt & z.ZodType<Sen, number>;
/** Cash, in sen: whole coins, of which the smallest is 5 sen. */
export const CashField = AmountField.multipleOf(5, { error: "cash" }).meta({
  example: 5_000,
  description: "integer sen in steps of 5, the smallest coin",
}) as z.ZodInt & z.ZodType<Sen, number>;
/** A share that a person types in percent, in basis points: up to the whole. */
export const ShareField = z
  .int({ error: typedAs("percent") })
  .min(0, { error: "percent" })
  .max(10_000, { error: "percent" })
  .meta({ example: 1_250, description: "basis points" }) as z.ZodInt & z.ZodType<BasisPoints, number>;
/** Nights in all; the option's own number when missing. */
export const NightsField = z
  .int({ error: "number" })
  .min(1, { error: "number" })
  .max(60, { error: "number" })
  .nullish()
  .meta({ example: 3, description: "total nights; the option's own number if left out" });
/** The same in a query string. */
export const NightsQuery = z.coerce
  .number()
  .int()
  .min(1)
  .max(60)
  .optional()
  .meta({ example: 3, description: "total nights; the option's own number if left out" });
export const Moment = z.iso
  .datetime({ offset: true })
  .meta({ description: "an instant, ISO 8601 with offset" });
export const WordsField = z.object({ en: z.string(), my: z.string(), cn: z.string() });
export const Language = z.enum(["en", "my", "cn"]);
export const GuestKindField = z.enum(guestKinds);
export const BedTypeField = z.enum(bedTypes, { error: "required" });

/** Text that must not be empty once trimmed. */
export const text = (most: number) =>
  z.string({ error: "required" }).trim().min(1, { error: "required" }).max(most, { error: "tooLong" });
/** A text in another language, which may be missing. */
export const Translated = (most: number) =>
  z.string({ error: "required" }).trim().max(most, { error: "tooLong" });
/** A text of staff's in three languages; English must be there and stands wherever another is left empty. */
export const StaffText = (most: number) =>
  z
    .object({ en: text(most), my: Translated(most), cn: Translated(most) })
    .overwrite((words) => fillMissing(words).filled);
export const optionalText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: "tooLong" })
    .nullish()
    .transform((value) => value || null);

/** What a guest must not eat, in their words. Left out, what is known stays. */
export const AllergiesField = z
  .string()
  .trim()
  .max(120, { error: "tooLong" })
  .nullable()
  .transform((typed) => typed || null)
  .optional()
  .meta({ example: "Peanuts" });

export const Email = z
  .string({ error: "required" })
  .trim()
  .min(1, { error: "required" })
  .max(254, { error: "tooLong" })
  .pipe(z.email({ error: "email" }))
  .transform((value) => value.toLowerCase())
  .meta({ example: "aina@example.com" });

/** The secret part of a link that a mail carried. */
export const LinkToken = z.string().min(20).max(200).meta({ example: "m3Vt0bQxk7Lr9sYwZ2dP" });

/** What this draft's hold keeps counts as free, if the draft is the caller's. */
export const OwnDraft = idOf<DraftId>()
  .optional()
  .meta({ description: "rooms held by this draft count as free" });

/** What a path names by `:_id`. */
export const idParams = <I extends string>() => z.object({ _id: idOf<I>() });
export const Done = z.object({ done: z.literal(true) });

/** What a payment pays: the whole, a deposit on it, or its balance. */
export const PaymentPartField = z.enum(paymentParts);

/** Which way a crossing or a ride goes: to the island, or home from it. */
export const WayField = z.enum(ways);

export const AccountKindField = z.enum(accountKinds);

/** Which meals a package has in its price. */
export const MealsField = z.enum(mealPlans);
