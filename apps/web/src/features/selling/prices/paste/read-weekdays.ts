import { languages } from "../../../../i18n/language.ts";
import { weekdayNames } from "../../../../ui/format.ts";

/** The days' names, long and short, in the languages that price lists are written in, and what else lists write. */
const days = new Map<string, number>([
  ...languages.flatMap((language) =>
    (["short", "long"] as const).flatMap((width) =>
      weekdayNames(language, width).map((name, at): [string, number] => [name.toLowerCase(), at + 1]),
    ),
  ),
  ...[..."一二三四五六日"].map((digit, at): [string, number] => [`礼拜${digit}`, at + 1]),
  ...["周天", "星期天", "礼拜天"].map((name): [string, number] => [name, 7]),
  ...(
    [
      ["tues", 2],
      ["weds", 3],
      ["thur", 4],
      ["thurs", 4],
    ] as const
  ).map(([name, day]): [string, number] => [name, day]),
]);
for (const [at, digit] of [..."一二三四五六日"].entries()) days.set(digit, at + 1);
days.set("天", 7);

const isHan = (text: string): boolean => /\p{Script=Han}/u.test(text);
const byLength = [...days.keys()].filter(({ length }) => length > 1).toSorted((a, b) => b.length - a.length);
const latin = byLength.filter((name) => !isHan(name)).join("|");
const han = byLength.filter(isHan).join("|");
const name = String.raw`(?<![\p{L}\p{N}])(?:${latin})s?\.?(?![\p{L}\p{N}])|(?:${han})`;
const between = String.raw`\s*(?:[-–—~～]|\b(?:to|till?|until|through|thru|hingga|sampai)\b|至|到)\s*`;
/** A day, or one and the last of those that follow on it; "周一至四" says the week once. */
const written = new RegExp(`(${name})(?:${between}(${name}|[一二三四五六日天](?![\\p{N}月晚夜人])))?`, "giu");

const dayOfName = (text: string): number => {
  const plain = text.toLowerCase().replace(/\.$/, "");
  return days.get(plain) ?? days.get(plain.replace(/s$/, "")) ?? 0;
};

/** From a day to another one, over the end of the week where need be. */
const through = (first: number, last: number): number[] =>
  Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, step) => ((first - 1 + step) % 7) + 1);

/** The weekdays that a head names, "Sun–Thu" being all five of them, and what else it says. */
export function readWeekdays(text: string): { weekdays: number[]; rest: string } {
  const found = [...text.matchAll(written)].flatMap(([, first = "", last]) =>
    last === undefined ? dayOfName(first) : through(dayOfName(first), dayOfName(last)),
  );
  return {
    weekdays: [...new Set(found)].toSorted(),
    rest: found.length > 0 ? text.replace(written, " ") : text,
  };
}
