import { type AgeBand, guestKinds } from "@pulau/domain/party/party.ts";
import { z } from "zod";
import { AgeBands } from "../age-bands.ts";
import { Words } from "./parts.ts";

const packageBands: AgeBand[] = [
  { kind: "infant", fromAge: 0, toAge: 0 },
  { kind: "toddler", fromAge: 1, toAge: 3 },
  { kind: "child", fromAge: 4, toAge: 11 },
  { kind: "adult", fromAge: 12, toAge: 59 },
  { kind: "senior", fromAge: 60, toAge: null },
];
const feeBands: AgeBand[] = [
  { kind: "toddler", fromAge: 0, toAge: 5 },
  { kind: "child", fromAge: 6, toAge: 12 },
  { kind: "adult", fromAge: 13, toAge: 59 },
  { kind: "senior", fromAge: 60, toAge: null },
];

/** Who counts as what: on the check-in date in a package's prices, on a boat, and for fees. */
export const AllBands = z
  .object({ package: AgeBands, boat: AgeBands, fee: AgeBands })
  .default({ package: packageBands, boat: packageBands, fee: feeBands });

const kindNames = {
  infant: { en: "Infant", my: "Bayi", cn: "婴儿" },
  toddler: { en: "Toddler", my: "Anak kecil", cn: "幼儿" },
  child: { en: "Child", my: "Kanak-kanak", cn: "儿童" },
  adult: { en: "Adult", my: "Dewasa", cn: "成人" },
  senior: { en: "Senior", my: "Warga emas", cn: "长者" },
};

/** What the kinds of guest are called. */
export const KindNames = z.record(z.enum(guestKinds), Words).default(kindNames);

/** What words of rate cards are called: what guests do, and where they buy. */
export const WordNames = z
  .record(z.string().regex(/^[a-z][a-zA-Z0-9]{0,30}$/, { error: "word" }), Words)
  .default({});
