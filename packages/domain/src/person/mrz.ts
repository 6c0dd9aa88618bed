import { ageOn, type Day, isDay } from "../calendar/day.ts";

/** What the machine-readable lines of a passport or identity card say of its holder. */
export type MrzFacts = {
  /** As it is printed: letters and digits, without fillers. */
  readonly number: string;
  /** ISO 3166 alpha-3, or one of ICAO's own such as `UTO`; Germany is `D`. */
  readonly nationality: string;
  readonly surname: string;
  readonly givenNames: string;
  readonly born: Day | null;
  readonly sex: "female" | "male" | null;
  readonly expires: Day | null;
};

/** Which part of the lines contradicts its check digit; `lines` for what is no such text at all. */
export type MrzFault = "lines" | "number" | "birth" | "expiry" | "whole";
export type MrzReading = { readonly facts: MrzFacts } | { readonly fault: MrzFault };

const worthOf = (sign: string): number => {
  if (sign === "<") return 0;
  return /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 55;
};

/** The check digit of ICAO Doc 9303 part 3: weights 7, 3, 1, modulo 10. */
export const checkDigitOf = (text: string): number =>
  [...text].reduce((sum, sign, i) => sum + worthOf(sign) * ([7, 3, 1][i % 3] ?? 0), 0) % 10;

/** A filler counts as 0 where nothing is to be checked. */
const fits = (text: string, digit: string): boolean => checkDigitOf(text) === worthOf(digit);

/** Two digits of a year: the latest that is not after the day, since nobody was born later. */
const birthOf = (text: string, on: Day): Day | null => {
  const found = ["20", "19"].map((century) => dayOfText(century, text)).filter((day) => day !== null);
  return found.find((day) => ageOn(day, on) !== null) ?? null;
};

const dayOfText = (century: string, text: string): Day | null => {
  const day = `${century}${text.slice(0, 2)}-${text.slice(2, 4)}-${text.slice(4, 6)}`;
  return isDay(day) ? day : null;
};

type Parts = {
  readonly number: string;
  readonly numberDigit: string;
  readonly birth: string;
  readonly birthDigit: string;
  readonly sex: string;
  readonly expiry: string;
  readonly expiryDigit: string;
  readonly nationality: string;
  readonly names: string;
  /** Everything that the last digit is over, and that digit. */
  readonly whole: string;
  readonly wholeDigit: string;
};

/** A passport: two lines of 44. */
const partsOfTd3 = (names: string, data: string): Parts => ({
  number: data.slice(0, 9),
  numberDigit: data.slice(9, 10),
  nationality: data.slice(10, 13),
  birth: data.slice(13, 19),
  birthDigit: data.slice(19, 20),
  sex: data.slice(20, 21),
  expiry: data.slice(21, 27),
  expiryDigit: data.slice(27, 28),
  names: names.slice(5),
  whole: data.slice(0, 10) + data.slice(13, 20) + data.slice(21, 43),
  wholeDigit: data.slice(43, 44),
});

/** A number of more than nine signs goes on in the optional data, and its check digit is the last sign there. */
const numberOfTd1 = (first: string): { number: string; numberDigit: string } => {
  const short = { number: first.slice(5, 14), numberDigit: first.slice(14, 15) };
  const more = first.slice(15).replace(/<.*$/, "");
  if (short.numberDigit !== "<" || more.length < 2) return short;
  return { number: short.number + more.slice(0, -1), numberDigit: more.slice(-1) };
};

/** An identity card: three lines of 30. */
const partsOfTd1 = (first: string, data: string, names: string): Parts => ({
  ...numberOfTd1(first),
  birth: data.slice(0, 6),
  birthDigit: data.slice(6, 7),
  sex: data.slice(7, 8),
  expiry: data.slice(8, 14),
  expiryDigit: data.slice(14, 15),
  nationality: data.slice(15, 18),
  names,
  whole: first.slice(5) + data.slice(0, 7) + data.slice(8, 15) + data.slice(18, 29),
  wholeDigit: data.slice(29, 30),
});

/** An identity card or visa of the older, larger kind: two lines of 36. */
const partsOfTd2 = (names: string, data: string): Parts => ({
  number: data.slice(0, 9),
  numberDigit: data.slice(9, 10),
  nationality: data.slice(10, 13),
  birth: data.slice(13, 19),
  birthDigit: data.slice(19, 20),
  sex: data.slice(20, 21),
  expiry: data.slice(21, 27),
  expiryDigit: data.slice(27, 28),
  names: names.slice(5),
  whole: data.slice(0, 10) + data.slice(13, 20) + data.slice(21, 35),
  wholeDigit: data.slice(35, 36),
});

/** The lines of a text that was typed, pasted or read: blanks between signs are none, and small letters are capitals. */
const linesOf = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[\r\n]+/)
    .map((line) => line.replace(/[\s«‹]/g, (sign) => (/\s/.test(sign) ? "" : "<")))
    .filter((line) => line !== "");

/** Scanners that send no line breaks write the lines one after another. */
function partsOf(text: string): Parts | null {
  const whole = linesOf(text).join("");
  if (!/^[A-Z0-9<]+$/.test(whole)) return null;
  if (whole.length === 88 && /^P/.test(whole)) return partsOfTd3(whole.slice(0, 44), whole.slice(44));
  if (whole.length === 72 && /^[ACI]/.test(whole)) return partsOfTd2(whole.slice(0, 36), whole.slice(36));
  if (whole.length === 90 && /^[ACI]/.test(whole))
    return partsOfTd1(whole.slice(0, 30), whole.slice(30, 60), whole.slice(60));
  return null;
}

/** Whether a text is meant as machine-readable lines and not as a number alone. */
export const looksLikeMrz = (text: string): boolean => /[<«‹]/.test(text);

const wordsOf = (names: string): string => names.replace(/<+/g, " ").trim();

/** Which part contradicts its digit, the first of them; null where each fits. */
function faultIn(parts: Parts | null): MrzFault | null {
  if (parts === null) return "lines";
  if (!fits(parts.number, parts.numberDigit)) return "number";
  if (!fits(parts.birth, parts.birthDigit)) return "birth";
  if (!fits(parts.expiry, parts.expiryDigit)) return "expiry";
  return fits(parts.whole, parts.wholeDigit) ? null : "whole";
}

/** Which check digit the machine-readable lines contradict; null where each of them fits. */
export const mrzFaultOf = (text: string): MrzFault | null => faultIn(partsOf(text));

/**
 * Reads the machine-readable lines of a passport (TD3) or an identity card (TD1, TD2) and checks each of their digits, as
 * ICAO Doc 9303 parts 3 to 6 say. A century is that of the last birthday before `on`.
 */
export function readMrz(text: string, on: Day): MrzReading {
  const parts = partsOf(text);
  const fault = faultIn(parts);
  if (parts === null || fault !== null) return { fault: fault ?? "lines" };
  const [surname = "", given = ""] = parts.names.split("<<");
  return {
    facts: {
      number: parts.number.replaceAll("<", ""),
      nationality: parts.nationality.replaceAll("<", ""),
      surname: wordsOf(surname),
      givenNames: wordsOf(given),
      born: birthOf(parts.birth, on),
      sex: parts.sex === "F" ? "female" : parts.sex === "M" ? "male" : null,
      expires: dayOfText("20", parts.expiry),
    },
  };
}
