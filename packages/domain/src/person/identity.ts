/** An identity as it is kept and compared: upper case, no dashes or blanks. */
export const normaliseIdentity = (text: string): string => text.replace(/[\s-]/g, "").toUpperCase();

/** Codes of birth places that were never given out. 01 to 16 are the states, 21 and up other places of birth. */
const unassignedPlaces = new Set([
  "00",
  "17",
  "18",
  "19",
  "20",
  "69",
  "73",
  "80",
  "81",
  "94",
  "95",
  "96",
  "97",
]);

/** A two-digit year has no century, so a date counts when it exists in either. */
const isBirthDate = (year: number, month: number, day: number): boolean =>
  [1900, 2000].some((century) => {
    const date = new Date(Date.UTC(century + year, month - 1, day));
    return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  });

/**
 * Whether the text can be the number of a MyKad: `YYMMDD-PB-###G`, with dashes or without. It has no check digit, and
 * permanent residents have one too, so it proves neither a person nor a citizenship.
 */
export const isMyKad = (text: string): boolean => {
  const parts = text.trim().match(/^(\d{2})(\d{2})(\d{2})-?(\d{2})-?\d{4}$/);
  if (!parts) return false;
  const [, year = "", month = "", day = "", place = ""] = parts;
  return isBirthDate(Number(year), Number(month), Number(day)) && !unassignedPlaces.has(place);
};

/**
 * Whether the text can be the number of a passport: six to nine letters and digits with a digit among them. A Malaysian
 * one (a letter and eight digits) is such a number too.
 */
export const isPassport = (text: string): boolean => {
  const number = normaliseIdentity(text);
  return /^[A-Z0-9]{6,9}$/.test(number) && /\d/.test(number);
};

export const isMalaysianPassport = (text: string): boolean => /^[A-Z]\d{8}$/.test(normaliseIdentity(text));

/** Five digits; Perlis and Kedah begin with 0, so a postcode is text. */
export const isMalaysianPostcode = (text: string): boolean => /^\d{5}$/.test(text.trim());
