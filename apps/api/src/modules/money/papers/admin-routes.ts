import {
  adminPapersCsvAddressRoute,
  adminPapersCsvRoute,
  adminPapersRoute,
} from "@pulau/contract/papers-admin.ts";
import { ok } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import { mountList } from "../../../listing/mount-list.ts";
import type { AppDeps } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { signedDownloads } from "../../../plugins/signed-download.ts";
import { allPapers, monthsPapers } from "./list-papers.ts";
import { papersCsv } from "./papers-csv.ts";

/** A month's papers for those who keep the books. */
export function mountPaperList(
  app: FastifyInstance,
  { db, settings }: Pick<AppDeps, "db" | "settings">,
): void {
  const downloads = signedDownloads({ db, settings });

  mountList(app, adminPapersRoute, async ({ query }) => ok(monthsPapers(query)));
  mount(app, adminPapersCsvAddressRoute, ({ query: { month, language } }) =>
    downloads.address(adminPapersCsvRoute, { params: { month }, query: { language } }),
  );
  downloads.serve(app, adminPapersCsvRoute, async ({ params: { month }, query }) => {
    const bytes = papersCsv(await allPapers(db, month), query.language);
    return ok({ name: `papers-${month}.csv`, bytes });
  });
}
