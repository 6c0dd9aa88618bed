import { isMyKad } from "@pulau/domain/person/identity.ts";
import type { Language } from "../../../plugins/language.ts";
import type { WholePassenger } from "./load-passengers.ts";
import { manifestWords } from "./manifest-words.ts";

/** The time of day of an instant at the resort, `10:41`. */
export const clockOf = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    new Date(moment),
  );

const paperOf = (paper: string): string => `${isMyKad(paper) ? "IC" : "P"} ${paper}`;

/** One person of the manifest: the same cells on paper and in the file. */
export function manifestCells(
  passenger: WholePassenger,
  { no, language, timeZone }: { readonly no: number; readonly language: Language; readonly timeZone: string },
): string[] {
  const w = manifestWords[language];
  const { name, sex, age, nationality, paper, nextOfKin, room, mark, markedAt } = passenger;
  const kin = nextOfKin && [nextOfKin.name, nextOfKin.relation, nextOfKin.phone].join(", ");
  return [
    String(no),
    name === null
      ? w.unnamed(passenger.bookingName)
      : [name, age === 0 && w.infant].filter(Boolean).join(", "),
    sex === null ? "" : w.sexes[sex],
    age === null ? "" : String(age),
    nationality ?? "",
    paper === null ? "" : paperOf(paper),
    kin ?? "",
    room,
    mark === "aboard" && markedAt !== null ? clockOf(markedAt, timeZone) : w.missing[mark],
  ];
}
