import type { LanguageQuery, SignedAddress, SignedLanguageQuery } from "@pulau/contract/downloads.ts";
import type { idParams } from "@pulau/contract/fields.ts";
import type { FileReply, RouteDefinition } from "@pulau/contract/route.ts";
import type { AnyId, OwnerId } from "@pulau/domain/ids.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import type { AppDeps } from "../../../module.ts";
import { shownTo } from "../../../plugins/caller.ts";
import type { Language } from "../../../plugins/language.ts";
import { mount } from "../../../plugins/mount.ts";
import { signedDownloads } from "../../../plugins/signed-download.ts";

/** A paper that can be had as a PDF, and whose it is. */
export type Printed = {
  readonly ownerId: OwnerId | null;
  readonly pdf: (language: Language) => Promise<{ readonly name: string; readonly bytes: Uint8Array }>;
};

type At<I extends AnyId> = RouteDefinition & { readonly params: ReturnType<typeof idParams<I>> };
type AddressRoute<I extends AnyId> = At<I> & {
  readonly scope: "userPortal" | "staff";
  readonly query: typeof LanguageQuery;
  readonly reply: typeof SignedAddress;
};
type PdfRoute<I extends AnyId> = At<I> & {
  readonly scope: "none";
  readonly query: typeof SignedLanguageQuery;
  readonly reply: typeof FileReply;
  readonly file: string;
};

/** A kind of paper as a PDF: each route gives its caller the signed address at which the file beside it is served. */
export function servePdf<I extends AnyId>(
  app: FastifyInstance,
  deps: Pick<AppDeps, "db" | "settings">,
  {
    routes,
    find,
  }: {
    readonly routes: readonly (readonly [address: AddressRoute<I>, file: PdfRoute<I>])[];
    readonly find: (id: I) => Promise<Printed | null>;
  },
): void {
  const downloads = signedDownloads(deps);
  for (const [address, file] of routes) {
    mount(app, address, async ({ params, query, session }) => {
      const paper = shownTo(session, await find(params._id));
      return paper.ok ? downloads.address(file, { params, query }) : paper;
    });
    downloads.serve(app, file, async ({ params, query }) => {
      const paper = await find(params._id);
      return paper ? ok(await paper.pdf(query.language)) : refuse("NOT_FOUND");
    });
  }
}
