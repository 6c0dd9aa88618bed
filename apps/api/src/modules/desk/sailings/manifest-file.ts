import type { ManifestReply } from "@pulau/contract/sailings.ts";
import type { KeptManifestId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { csvBytes } from "../../../plugins/csv.ts";
import type { Language } from "../../../plugins/language.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import type { DepartureKey } from "./departure.ts";
import { manifestCells, manifestHeads } from "./manifest-cells.ts";
import { manifestPdf } from "./manifest-pdf.ts";
import { manifestWords } from "./manifest-words.ts";
import { type WholeManifest, wholeManifest } from "./show-manifest.ts";

type FileRequest = {
  readonly as: "pdf" | "csv";
  readonly language: Language;
  /** An earlier closing. */
  readonly kept?: KeptManifestId | undefined;
};

/** The manifest with whole paper numbers, on paper or as a table; null where there is no such sailing. */
export async function manifestFile(
  db: Db,
  sealer: Sealer,
  key: DepartureKey,
  { as, language, kept }: FileRequest,
) {
  const manifest = await wholeManifest(db, sealer, key, kept);
  if (!manifest) return null;
  const settings = await loadSettings(db);
  const name = `${nameOf(manifest.departure)}${kept === undefined ? "" : "-earlier"}.${as}`;
  if (as === "pdf") return { name, bytes: await manifestPdf(manifest, settings, language) };
  const { timeZone } = settings;
  return { name, bytes: csvBytes(rowsOf(manifest, { language, timeZone })), type: "text/csv; charset=utf-8" };
}

/** `manifest-2026-06-12-1100-out`; that of a charter ends in its booking. */
const nameOf = ({ day, time, direction, party }: ManifestReply["departure"]): string =>
  ["manifest", day, time?.replace(":", ""), direction, party?.bookingNo].filter(Boolean).join("-");

function rowsOf(
  { passengers, load, crew }: WholeManifest,
  { language, timeZone }: { readonly language: Language; readonly timeZone: string },
): string[][] {
  const w = manifestWords[language];
  const heads = [...manifestHeads(w, load), w.booking];
  return [
    heads,
    ...passengers.map((passenger, i) => [
      ...manifestCells(passenger, { no: i + 1, language, timeZone }),
      passenger.bookingNo,
    ]),
    // Below those who are counted, in the column of names.
    ...crew.map((name) => heads.map((_, column) => [w.crew, name][column] ?? "")),
  ];
}
