import type { Received, Reply, RouteDefinition } from "@pulau/contract/route.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import type { FastifyInstance } from "fastify";
import { type Call, mount } from "../plugins/mount.ts";
import { csvFile, type FileQuery } from "./csv.ts";
import { loadPage, type PageQuery } from "./page.ts";
import type { ListCall, Source } from "./source.ts";

/** What finds a list's rows gets: everything of the call but which page it is. */
export type ListRequest<R extends ListCall> = Omit<Call<R>, "query" | "keyed" | "saves"> & {
  readonly query: Omit<Received<R>["query"], keyof PageQuery>;
};

/** Where a list's rows come from for this caller; a refusal is the answer to page and file. */
export type FindRows<R extends ListCall, Selected, Counted> = (
  call: ListRequest<R>,
) => Promise<Result<Source<R, Selected, Counted>>>;

/** Serves the pages of a list and, where it has one, its file: the same rows by the same filters in the same order. */
export function mountList<const R extends ListCall, Selected extends object, Counted extends object>(
  app: FastifyInstance,
  route: R,
  find: FindRows<R, Selected, Counted>,
): void {
  const { db } = app.mounting;
  mount(app, route as RouteDefinition, async (call) => {
    const found = await find(call as unknown as ListRequest<R>);
    if (!found.ok) return found;
    const loaded = await loadPage(db, found.value, call.query as PageQuery);
    if (!loaded.ok) return loaded;
    const { rows, frame, extra } = loaded.value;
    return ok({ [route.list.rows]: rows, ...frame, ...extra } as Reply<R>);
  });
  if (!route.csv) return;
  mount(app, route.csv, async (call) => {
    const found = await find(call as unknown as ListRequest<R>);
    if (!found.ok) return found;
    const name = `${route.list.csv?.name}.csv`;
    return csvFile(db, found.value, { ...(call.query as unknown as FileQuery), name });
  });
}
