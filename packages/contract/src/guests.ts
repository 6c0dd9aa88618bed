import { z } from "zod";
import { AllergiesField, BirthDateField, Email, optionalText, text } from "./fields.ts";
import { ChosenWord } from "./party.ts";

const phoneBy = (rule: "phone" | "anyPhone") =>
  z
    .string({ error: "required" })
    .overwrite((typed) => typed.replace(/[\s().-]/g, ""))
    .min(1, { error: "required" })
    .regex(/^\+[1-9]\d{6,14}$/, { error: rule })
    .meta({ example: "+60123456789" });

/**
 * International phone number, `+60123456789`. The form writes it from country code and number; blanks, dashes and brackets
 * that people put between the digits are left out.
 */
export const Phone = phoneBy("phone");

/** The same for a field that takes numbers without the country in Malaysia, too: `012-345 6789`. */
export const PhoneOfAnyForm = z
  .string()
  .transform((typed) => typed.replace(/[\s().-]/g, "").replace(/^0/, "+60"))
  .pipe(phoneBy("anyPhone"));

/** States as e-Invoices number them; 17 is "not applicable", for addresses outside Malaysia. */
export const malaysianStates = {
  "01": "Johor",
  "02": "Kedah",
  "03": "Kelantan",
  "04": "Melaka",
  "05": "Negeri Sembilan",
  "06": "Pahang",
  "07": "Pulau Pinang",
  "08": "Perak",
  "09": "Perlis",
  "10": "Selangor",
  "11": "Terengganu",
  "12": "Sabah",
  "13": "Sarawak",
  "14": "Kuala Lumpur",
  "15": "Labuan",
  "16": "Putrajaya",
  "17": "Not applicable",
} as const;
/** The state's name for its number; nothing for "not applicable", and a name stays as it is. */
export const stateName = (state: string): string =>
  state === "17" ? "" : ((malaysianStates as Record<string, string>)[state] ?? state);
export const stateCodes = Object.keys(malaysianStates) as (keyof typeof malaysianStates)[];

/** One traveller's details. Which identity paper fits depends on `nonMalaysian`: see `identity.ts`. */
export const GuestDetails = z.object({
  fullName: text(120),
  chineseName: optionalText(40),
  identity: text(20).meta({ example: "900101-14-5679" }),
  /** Where they say otherwise than the number of their MyKad does; the age goes by it. */
  birthDate: z
    .union([z.literal("").transform(() => null), BirthDateField, z.null()], { error: "invalidDay" })
    .optional(),
  birthPlace: z
    .string()
    .trim()
    .max(30, { error: "tooLong" })
    .nullable()
    .transform((place) => place || null)
    .optional(),
  /** Whole years on the check-in date. */
  age: z.int({ error: "age" }).min(0, { error: "age" }).max(120, { error: "age" }),
  senior: z.boolean(),
  disabled: z.boolean(),
  vegetarian: z.boolean(),
  allergies: AllergiesField,
  nonMalaysian: z.boolean().meta({ example: false }),
  email: z.union([Email, z.literal("").transform(() => null), z.null()], { error: "email" }).default(null),
  phones: z.array(Phone).max(3),
  /** What the guest does, and in which market they buy, by the option's words; null where it asks nothing. */
  activity: ChosenWord.meta({ example: "diver" }),
  market: ChosenWord.meta({ example: "malaysia" }),
  /** Which of the chosen rooms the guest sleeps in, counted from 0. */
  room: z.int().min(0).max(99),
});
export type GuestDetails = z.infer<typeof GuestDetails>;

/** ISO 3166 alpha-2; Malaysia is MY. */
export const Country = z.string({ error: "required" }).regex(/^[A-Z]{2}$/, { error: "required" });

/** Rules over two fields are told together with those of single fields, not after them. */
const always = () => true;

/** Who books and where they live. A Malaysian address has a five-digit post code and one of the states. */
export const BookerDetails = z
  .object({
    bookingName: text(120),
    email: Email,
    mobile: Phone,
    countryCode: z.string({ error: "required" }).regex(/^\+\d{1,3}$/, { error: "required" }),
    address: text(200),
    area: text(80),
    city: text(80),
    postCode: text(12),
    state: z.enum(stateCodes as [string, ...string[]], { error: "required" }),
    country: Country,
  })
  .refine(({ country, postCode }) => country !== "MY" || !postCode || /^\d{5}$/.test(postCode), {
    error: "postcode",
    path: ["postCode"],
    when: always,
  })
  .refine((booker) => (booker.country === "MY") === (booker.state !== "17"), {
    error: "required",
    path: ["state"],
  });
export type BookerDetails = z.infer<typeof BookerDetails>;

export const laterText = (most: number) => z.string().trim().max(most, { error: "tooLong" }).default("");

/** Who books while somebody waits at the desk: whom to reach must be known, where they live may follow. */
export const BookerContact = z.object({
  bookingName: text(120),
  email: Email,
  mobile: Phone,
  countryCode: laterText(4),
  address: laterText(200),
  area: laterText(80),
  city: laterText(80),
  postCode: laterText(12),
  state: laterText(2),
  country: laterText(2),
});
