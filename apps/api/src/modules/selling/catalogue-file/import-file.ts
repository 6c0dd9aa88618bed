import type { Result } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import type { Tx } from "../../../db/tx.ts";
import { clearProgress, noteProgress } from "../../../listing/import/progress.ts";
import type { FileStore } from "../../ground/files/public.ts";
import { type Imported, type ImportRequest, importCatalogue, importSteps } from "./import-catalogue.ts";
import { openCatalogue, type Sent } from "./open-file.ts";
import { keepPictures } from "./pictures.ts";
import { readCatalogue } from "./read-catalogue.ts";
import type { Importer } from "./rights-lacking.ts";
import { catalogueOfTables } from "./tables/read-tables.ts";

type Take = {
  readonly bytes: Uint8Array;
  /** What the file is called, where it is told: mistakes of a table name it. */
  readonly name?: string | undefined;
  readonly by: Importer;
  readonly keeps: boolean;
  readonly mark?: string | undefined;
};

type Deps = { readonly db: Db; readonly store: FileStore };
type Refusal = "CATALOGUE_UNREADABLE" | "CATALOGUE_CHANGED" | "BUSY" | "TOO_MANY_REQUESTS";
type Taken = Result<Imported, Refusal>;

/** Takes a catalogue's file or tables of one, or tries it and tells what it would do. */
export async function importFile(deps: Deps, { bytes, name, by, keeps, mark }: Take): Promise<Taken> {
  const sent = await openCatalogue(bytes, name);
  if (!sent.ok) return sent;
  const { staffId } = by;
  const tell = staffId === null ? undefined : noteProgress(deps.db, { staffId, lines: importSteps });
  const request = { by, keeps, mark, tell };
  try {
    return await takeSent(deps, sent.value, request);
  } finally {
    if (staffId !== null) await clearProgress(deps.db, staffId);
  }
}

async function takeSent(
  deps: Deps,
  sent: Sent,
  request: Omit<ImportRequest, "catalogue" | "pictures">,
): Promise<Taken> {
  if ("tables" in sent) {
    const catalogue = (tx: Tx) => catalogueOfTables(tx, sent.tables);
    return importCatalogue(deps.db, { ...request, catalogue, pictures: [] });
  }
  const { text, files } = sent;
  const read = readCatalogue(text);
  if (!read.ok) return read;
  const pictures = await keepPictures(deps, { files, text, staffId: request.by.staffId });
  if (!pictures.ok) return pictures;
  const problems = [...read.value.problems, ...(pictures.problems ?? [])];
  const catalogue = { ...read.value, problems };
  return importCatalogue(deps.db, { ...request, catalogue, pictures: pictures.value });
}
