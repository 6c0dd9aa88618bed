import type { checkCatalogueRoute, importCatalogueRoute } from "@pulau/contract/catalogue-file.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import type { Imported } from "./import-catalogue.ts";

/** Most mistakes that are told at once. */
const mostListed = 100;

/** What a file that was tried would change, and what is wrong with it. */
export const whatItWouldDo = ({ changes, mark, problems }: Imported): Reply<typeof checkCatalogueRoute> => ({
  changes: [...changes],
  mark,
  problems: problems
    .slice(0, mostListed)
    .map(({ facts = {}, ...problem }) => ({ ...problem, facts: { ...facts } })),
  wrong: problems.length,
});

/** What a file that was taken has changed. One with mistakes was not taken: they are its refusal. */
export function whatItDid({
  changes,
  mark,
  problems,
}: Imported): Result<Reply<typeof importCatalogueRoute>, "INVALID_INPUT"> {
  if (problems.length > 0) return refuseFields("INVALID_INPUT", problems.slice(0, mostListed));
  return ok({ changes: [...changes], mark });
}
