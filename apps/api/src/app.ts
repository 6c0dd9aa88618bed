import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type pg from "pg";
import type { Logger } from "pino";
import type { Db } from "./db/connect.ts";
import { modules as everyModule, type Module, readSessionFrom } from "./modules.ts";
import { bodyLimit, parseBodies } from "./plugins/bodies.ts";
import { mapErrors } from "./plugins/errors.ts";
import { createLogger, logRequests, requestIdOf } from "./plugins/logging.ts";
import type { ReadSession } from "./plugins/session.ts";
import type { Settings } from "./settings.ts";

/** What the app needs from outside. Tests give a cloned database and keep the rest. */
export type AppDeps = {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly settings: Settings;
  readonly readSession?: ReadSession;
  readonly modules?: readonly Module[];
  readonly logger?: Logger;
};

/** Builds the server without listening: `inject` works on it, and `close` ends it. The pool stays its owner's. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { settings } = deps;
  const logger: FastifyBaseLogger = deps.logger ?? createLogger(settings.logLevel);
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    genReqId: requestIdOf,
    trustProxy: settings.trustProxy,
    bodyLimit,
    routerOptions: { ignoreTrailingSlash: true },
  });
  app.decorate("mounting", {
    readSession: deps.readSession ?? readSessionFrom(deps),
    sides: settings.sides,
    routes: [],
  });
  app.decorateRequest("session", null);
  parseBodies(app);
  mapErrors(app);
  logRequests(app);
  for (const mountModule of deps.modules ?? everyModule) await mountModule(app, deps);
  return app;
}
