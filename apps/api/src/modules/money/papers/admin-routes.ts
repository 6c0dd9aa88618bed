import {
  adminPapersCsvAddressRoute,
  adminPapersCsvRoute,
  adminPapersRoute,
} from "@pulau/contract/papers-admin.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { loadNow } from "../../../db/clock.ts";
import type { Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { createAddressSigner } from "../../../plugins/signed-address.ts";
import { allPapers, listPapers } from "./list-papers.ts";
import { papersCsv } from "./papers-csv.ts";
import { signedPath } from "./signed-path.ts";

/** A month's papers for those who keep the books. */
export const paperListModule: Module = (app, { db, settings: deployment }) => {
  const signer = createAddressSigner(deployment.secret);
  const pathOf = (month: string) => adminPapersCsvRoute.path.replace(":month", month);

  mount(app, adminPapersRoute, async ({ query }) => ok(await listPapers(db, query)));
  mount(app, adminPapersCsvAddressRoute, async ({ query: { month, language } }) =>
    ok(signedPath(signer, pathOf(month), { language }, await loadNow(db))),
  );
  mount(app, adminPapersCsvRoute, async ({ params: { month }, query }) => {
    if (!signer.opens(pathOf(month), query, await loadNow(db))) return refuse("LINK_INVALID");
    const bytes = papersCsv(await allPapers(db, month), query.language);
    return ok({ name: `papers-${month}.csv`, bytes });
  });
};
