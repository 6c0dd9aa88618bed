import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { isMigrated } from "../db/migrate.ts";
import type { StorageState } from "../storage/storage-state.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** False from the moment that the server is told to stop: load balancers then send nobody here. */
    takesRequests: boolean;
  }
}

type HealthOf = { readonly pool: pg.Pool; readonly storage: () => Promise<StorageState> };

/**
 * `/health/live`: the process answers. `/health/ready`: it may be sent guests: the database answers and is migrated. It
 * tells as well whether files can be written; without that everything else goes on, so that guests may still come.
 */
export function serveHealth(app: FastifyInstance, { pool, storage }: HealthOf): void {
  app.decorate("takesRequests", true);
  app.addHook("onSend", async (_, reply) => {
    if (!app.takesRequests) reply.header("connection", "close"); // else a kept connection holds up the stop
  });
  app.get("/health/live", async () => ({ status: "live" }));
  app.get("/health/ready", async (request, reply) => {
    const database = app.takesRequests ? await databaseState(pool).catch(() => "unreachable") : "not asked";
    const ready = app.takesRequests && database === "ready";
    const { state } = await storage();
    if (!ready) request.log.warn({ database, stopping: !app.takesRequests }, "not ready");
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? "ready" : "not ready", database, storage: state });
  });
}

const databaseState = async (pool: pg.Pool): Promise<string> =>
  (await isMigrated(pool)) ? "ready" : "not migrated";
