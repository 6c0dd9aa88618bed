import { isMyKad } from "@pulau/domain/person/identity.ts";
import type { Load } from "@pulau/domain/transport/load.ts";
import type { Language } from "../../../plugins/language.ts";
import type { WholePassenger } from "./load-passengers.ts";
import { type ManifestWords, manifestWords } from "./manifest-words.ts";
import { weightText } from "./passenger-weights.ts";

/** The time of day of an instant at the resort, `10:41`. */
export const clockOf = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(
    new Date(moment),
  );

const paperOf = (paper: string): string => `${isMyKad(paper) ? "IC" : "P"} ${paper}`;

/** The heads of the table; a boat that asks for weights has a column more. */
export const manifestHeads = ({ columns, weight }: ManifestWords, load: Load | null): string[] =>
  load === null ? [...columns] : [...columns.slice(0, -1), weight[load.weighs], ...columns.slice(-1)];

/** One person of the manifest: the same cells on paper and in the file. */
export function manifestCells(
  passenger: WholePassenger,
  { no, language, timeZone }: { readonly no: number; readonly language: Language; readonly timeZone: string },
): string[] {
  const w = manifestWords[language];
  const { name, sex, age, nationality, paper, nextOfKin, room, mark, markedAt, weight } = passenger;
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
    ...(weight === undefined ? [] : [weight === null ? "" : weightText(weight)]),
    mark === "aboard" && markedAt !== null ? clockOf(markedAt, timeZone) : w.missing[mark],
  ];
}
