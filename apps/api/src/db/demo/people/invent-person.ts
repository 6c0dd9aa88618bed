import { addDays, type Day, dayOf } from "@pulau/domain/calendar/day.ts";
import type { Chance } from "../chance.ts";
import {
  type Abroad,
  abroad,
  chineseFamilies,
  chineseMen,
  chineseWomen,
  indianFathers,
  indianMen,
  indianWomen,
  malayFathers,
  malayMen,
  malayWomen,
} from "./names.ts";

/** Those who travel together share an origin, and a family name where there is one. */
export type Origin =
  | { readonly kind: "malay" | "indian"; readonly father: string }
  | { readonly kind: "chinese"; readonly family: readonly [string, string] }
  | { readonly kind: "abroad"; readonly from: Abroad; readonly family: string };

export type Person = {
  readonly fullName: string;
  readonly chineseName: string | null;
  readonly identity: string;
  readonly age: number;
  readonly nonMalaysian: boolean;
};

/** Seven of ten guests are Malaysian. */
export function inventOrigin(chance: Chance): Origin {
  const kind = chance.weighted(
    ["malay", "chinese", "indian", "abroad"] as const,
    (origin) => ({ malay: 31, chinese: 27, indian: 12, abroad: 30 })[origin],
  );
  if (kind === "chinese") return { kind, family: chance.pick(chineseFamilies) };
  if (kind === "malay") return { kind, father: chance.pick(malayFathers) };
  if (kind === "indian") return { kind, father: chance.pick(indianFathers) };
  const from = chance.weighted(abroad, ({ share }) => share);
  return { kind, from, family: chance.pick(from.families) };
}

/** A child has the origin's own family or father's name; an adult may be a friend and have another. */
export function inventPerson(
  chance: Chance,
  origin: Origin,
  traits: { age: number; on: Day; friend: boolean },
): Person {
  const man = chance.happens(0.5);
  const { age } = traits;
  const identity =
    origin.kind === "abroad"
      ? passport(chance)
      : myKad(chance, { man, born: birthday(chance, traits.on, age) });
  return {
    ...nameOf(chance, origin, man, traits.friend),
    identity,
    age,
    nonMalaysian: origin.kind === "abroad",
  };
}

type Named = Pick<Person, "fullName" | "chineseName">;

function nameOf(chance: Chance, origin: Origin, man: boolean, friend: boolean): Named {
  switch (origin.kind) {
    case "malay": {
      const father = friend ? chance.pick(malayFathers) : origin.father;
      const given = chance.pick(man ? malayMen : malayWomen);
      return { fullName: `${given} ${man ? "bin" : "binti"} ${father}`, chineseName: null };
    }
    case "indian": {
      const father = friend ? chance.pick(indianFathers) : origin.father;
      const given = chance.pick(man ? indianMen : indianWomen);
      return { fullName: `${given} ${man ? "a/l" : "a/p"} ${father}`, chineseName: null };
    }
    case "chinese": {
      const [family, character] = friend ? chance.pick(chineseFamilies) : origin.family;
      const givenNames: readonly (readonly [string, string])[] = man ? chineseMen : chineseWomen;
      const [given, characters] = chance.pick(givenNames);
      return { fullName: `${family} ${given}`, chineseName: `${character}${characters}` };
    }
    case "abroad": {
      const family = friend ? chance.pick(origin.from.families) : origin.family;
      return {
        fullName: `${chance.pick(man ? origin.from.men : origin.from.women)} ${family}`,
        chineseName: null,
      };
    }
  }
}

/** Somebody who is so old on that day. */
function birthday(chance: Chance, on: Day, age: number): Day {
  const sameDay = `${Number(on.slice(0, 4)) - age}${on.slice(4)}`.replace("-02-29", "-02-28");
  return addDays(dayOf(sameDay), -chance.whole(0, 364));
}

/** `YYMMDD-PB-###G` without dashes: a place of birth, then three digits and one that is odd for a man. */
function myKad(chance: Chance, { man, born }: { man: boolean; born: Day }): string {
  const place = String(chance.whole(1, 16)).padStart(2, "0");
  const serial = String(chance.whole(0, 999)).padStart(3, "0");
  const last = chance.whole(0, 4) * 2 + (man ? 1 : 0);
  return `${born.slice(2).replaceAll("-", "")}${place}${serial}${last}`;
}

const passport = (chance: Chance): string =>
  chance.pick(["E", "K", "C", "P", "L"]) + String(chance.whole(10_000_000, 99_999_999));
