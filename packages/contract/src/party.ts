import type { BedOptionId, RoomTypeId } from "@pulau/domain/ids.ts";
import type { Party } from "@pulau/domain/party/party.ts";
import { z } from "zod";
import { BedTypeField, DayField, idOf } from "./fields.ts";

/** Persons in one booking at most, unless the resort's settings say less. */
export const mostPersons = 100;

/** A word that a resort's own data uses, such as `diver` or `international`. */
export const OwnWord = z.string().regex(/^[a-zA-Z][\w-]{0,39}$/, { error: "invalid" });
/** A word that somebody chose; nothing, or an empty choice, says nothing. */
export const ChosenWord = z
  .union([OwnWord, z.literal("").transform(() => null), z.null()], { error: "invalid" })
  .optional();
/** How many do what: no resort tells more things apart. */
const activitiesOf = (most: number) =>
  z
    .record(OwnWord, z.int().min(0).max(most))
    .refine((counts) => Object.keys(counts).length <= 10, { error: "tooLong" });

const sumOf = (counts: Record<string, number>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const CountsQuery = z
  .string()
  .regex(/^([a-zA-Z][\w-]{0,39}:\d{1,3}(,[a-zA-Z][\w-]{0,39}:\d{1,3}){0,9})?$/, { error: "invalid" })
  .default("");

export const PartyField = z
  .object({
    adults: z
      .int({ error: "number" })
      .min(1, { error: "oneAdult" })
      .max(mostPersons, { error: "tooManyPersons" }),
    /** Ages on the check-in date; 0 is under twelve months. */
    childAges: z
      .array(z.int({ error: "age" }).min(0, { error: "age" }).max(17, { error: "age" }))
      .max(mostPersons),
    nonMalaysians: z.int({ error: "number" }).min(0, { error: "number" }),
    /** How many do what, by the resort's words for activities; whoever is not named does the package's. */
    activities: activitiesOf(mostPersons).optional(),
    /** Of those, how many are not Malaysian, where both are known. */
    foreignActivities: activitiesOf(mostPersons).optional(),
    /** The market whose prices apply; the resort's home market when missing. */
    market: OwnWord.optional(),
    /** How many buy in which market, where the option asks it of each guest. */
    markets: activitiesOf(mostPersons).optional(),
  })
  .refine((party) => party.adults + party.childAges.length <= mostPersons, {
    error: "tooManyPersons",
    path: ["adults"],
  })
  .refine((party) => party.nonMalaysians <= party.adults + party.childAges.length, {
    error: "moreThanParty",
    path: ["nonMalaysians"],
  })
  .refine(
    ({ activities = {}, foreignActivities = {}, nonMalaysians }) =>
      Object.entries(foreignActivities).every(([word, count]) => count <= (activities[word] ?? 0)) &&
      sumOf(foreignActivities) <= nonMalaysians,
    { error: "moreThanParty", path: ["foreignActivities"] },
  );

/** A party in a query string: `adults=2&children=7,2&nonMalaysians=0`. */
export const PartyQuery = z.object({
  adults: z.coerce.number().int().min(1).max(mostPersons).default(2),
  children: z
    .string()
    .regex(/^(\d{1,2}(,\d{1,2}){0,98})?$/, { error: "age" })
    .default(""),
  nonMalaysians: z.coerce.number().int().min(0).max(mostPersons).default(0),
  activities: CountsQuery.meta({
    example: "diver:2",
    description: "number of guests by activity, for the activities that the option asks for",
  }),
  foreignActivities: CountsQuery.meta({
    example: "diver:1",
    description: "of those, how many are not Malaysian; the first of the party if left out",
  }),
  market: OwnWord.optional().meta({ example: "international", description: "the market whose prices apply" }),
  markets: CountsQuery.meta({
    example: "international:1",
    description: "number of guests by market, if the option asks each guest",
  }),
});

/** The party of a query string. There are never more non-Malaysians than persons, nor more of them at a thing. */
export function partyIn(query: z.output<typeof PartyQuery>): Party {
  const childAges = query.children === "" ? [] : query.children.split(",").map(Number);
  const { activities, foreignActivities, markets, market } = query;
  return {
    adults: query.adults,
    childAges,
    nonMalaysians: Math.min(query.nonMalaysians, query.adults + childAges.length),
    ...(activities !== "" && { activities: countsIn(activities) }),
    ...(foreignActivities !== "" && {
      foreignActivities: foreignIn(countsIn(foreignActivities), countsIn(activities)),
    }),
    ...(markets !== "" && { markets: countsIn(markets) }),
    ...(market !== undefined && { market }),
  };
}

const foreignIn = (foreign: Record<string, number>, all: Record<string, number>): Record<string, number> =>
  Object.fromEntries(Object.entries(foreign).map(([word, count]) => [word, Math.min(count, all[word] ?? 0)]));

/** `diver:2,snorkeller:1` */
const countsIn = (text: string): Record<string, number> =>
  text === ""
    ? {}
    : Object.fromEntries(
        text.split(",").map((part) => {
          const [word = "", count] = part.split(":");
          return [word, Number(count)];
        }),
      );

export const OccupantsField = z.object({
  adult: z.int().min(0).max(20),
  child: z.int().min(0).max(20),
  toddler: z.int().min(0).max(20),
  infant: z.int().min(0).max(20),
});

export const RoomChoice = z.object({
  roomTypeId: idOf<RoomTypeId>(),
  bedType: BedTypeField,
  /** How the room shall be made up, where its type can be made up in several ways. */
  bedOptionId: idOf<BedOptionId>().optional(),
  occupants: OccupantsField,
  /** The room's own dates where they differ from the stay's: at least one night, within the stay. */
  checkIn: DayField.optional(),
  checkOut: DayField.optional(),
  activities: activitiesOf(20).optional(),
  /** Who sleeps alone here agrees to share with a stranger. */
  sharing: z.boolean().optional(),
  /** Extra beds for its children, where the package prices them; children beyond those share a bed. */
  extraBeds: z.int().min(0).max(20).optional(),
});
export type RoomChoice = z.infer<typeof RoomChoice>;
