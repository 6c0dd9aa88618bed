type Facts = { readonly [name: string]: unknown } | undefined;

/** Why a file can't be imported, for a terminal. */
const refusals: Readonly<Record<string, string>> = {
  newer: "it was written by a newer version of Pulau. Update Pulau first",
  missing: "it has neither a catalogue.json nor a table as CSV in it",
  mixed: "it has a catalogue and tables in it. Import one, then the other",
  tooLarge: "it is too large when unpacked",
  invalid: "the zip is damaged",
  encoding:
    "it is not saved as UTF-8, so names would be garbled. In your spreadsheet, save it as “CSV UTF-8”",
  table: "its headings match none of the tables. Export a table and keep its first line",
  tableTwice: "the zip already has that table. Keep only one of them",
  tableLarge: "it is too large for a table",
};

const codes: Readonly<Record<string, string>> = {
  CATALOGUE_UNREADABLE:
    "it is not a catalogue of Pulau, or it is damaged. Export one again and take the zip, the JSON in it, or a table as CSV",
  BUSY: "something else is changing the catalogue. Try again in a minute",
  TOO_MANY_REQUESTS: "its pictures are too many or too large",
};

/** Why a file can't be imported, as a sentence. */
export function refusalText(
  path: string,
  { code, facts }: { readonly code: string; readonly facts?: Facts },
) {
  const reason = refusals[String(facts?.rule)] ?? codes[code] ?? code;
  const within = typeof facts?.file === "string" && !path.endsWith(facts.file) ? ` (${facts.file})` : "";
  return `${path}${within} can’t be imported: ${reason}.`;
}

/** What the rules of single fields ask for; a rule that seldom fails is told by its name. */
const rules: Readonly<Record<string, string>> = {
  required: "it is missing",
  invalid: "it can’t be used as it stands",
  invalidDay: "it is not a date such as 2026-12-31",
  number: "it is not a whole number",
  tooLong: "it is too long",
  tooSmall: "it is too small",
  tooLarge: "it is too large",
  twice: "it is there twice",
  taken: "another one has it already",
  notListed: "there is no such thing to choose",
  paxOrder: "the most guests are fewer than the fewest",
  dates: "it ends before it begins",
  "catalogue.unknown": "Pulau doesn’t know this field. The file may be from a newer version",
  dayOrder: "the days are in the wrong order",
  timeOrder: "it ends before it begins",
  floorInUse: "rooms are on this floor. Move them first",
  "catalogue.aheadKind": "only packages of the type “promo” can be sold in advance",
  "catalogue.defaultTwice": "two boats would be the included sailing on the same day",
  "catalogue.ringgit": "ringgit is always in use, as everything is priced in it",
  "catalogue.roomPax": "a room can’t take more guests than its type",
  "catalogue.span": "it is not like “2 to 4”, “2 or more” or “up to 4”",
  "catalogue.timetable": "the times of one timetable must have the same season, days, jetties and seats",
  "catalogue.weekdays": "it is not like “Mon Tue”, or “every day”",
  "catalogue.picture": "it is not a picture that can be used. Take a JPEG, PNG or WebP",
  "catalogue.noPicture": "the file names this picture, but doesn’t contain it",
  "catalogue.sold": "more are already sold or held",
  "catalogue.inWay": "it has upcoming bookings. Move them first",
  "catalogue.bedsSold": "stays were sold with these beds. Keep them",
  "catalogue.bedsNeeded": "rooms or stays need this bed arrangement. Change them first",
  "catalogue.places": "on at least one day, more places are booked than there would be",
  "catalogue.seats": "on at least one day, more seats are booked than there would be",
  "catalogue.priceList": "there is no price list with this code",
  "catalogue.taxInUse": "upcoming events or other taxes use it",
  "catalogue.packageKind": "promo packages, links or add-ons use it, so its type stays",
  "catalogue.boatKind": "a ferry can’t become a charter, or a charter a ferry",
  "catalogue.bought": "some have already been bought, so its option stays",
  "catalogue.column": "the table has no such column",
  "catalogue.columnTwice": "the column is there twice",
  "catalogue.tooMany": "a file can have up to 50,000 rows of one kind",
};

/** What is wrong with a field of a catalogue's file. */
export const ruleText = (rule: string): string => rules[rule] ?? rule;
