import { constants } from "node:zlib";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import manifest from "../package.json" with { type: "json" };
import type { AppDeps, Patience } from "./module.ts";
import { modules as everyModule, readSessionFrom } from "./modules.ts";
import { bodyLimit, parseBodies } from "./plugins/bodies.ts";
import { mapErrors } from "./plugins/errors.ts";
import { setHeaders } from "./plugins/headers.ts";
import { serveHealth } from "./plugins/health.ts";
import { createLogger, logRequests, requestIdOf } from "./plugins/logging.ts";
import { serveMetrics } from "./plugins/metrics.ts";
import { serveDocuments } from "./plugins/openapi.ts";
import { sendProblem } from "./plugins/problem.ts";
import { keepSecurityLog } from "./plugins/security-log.ts";
import { serveWeb } from "./plugins/web.ts";
import type { Settings } from "./settings.ts";
import { storageProbe } from "./storage/storage-state.ts";

/**
 * A request that trickles in holds a connection and memory: 20 s for its head, two minutes for the whole, in which a slip
 * of ten megabytes comes through a poor line of the island.
 */
const patience: Patience = { headers: 20_000, wholeRequest: 120_000, looksEvery: 5_000 };

/** Answers are packed while the caller waits: a quarter of the work for nine tenths of the gain. */
const quickBrotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const packageVersion = manifest.version;

/** Builds the server without listening: `inject` works on it, and `close` ends it. The pool stays its owner's. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { settings } = deps;
  const logger: FastifyBaseLogger = deps.logger ?? createLogger(settings.logLevel);
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: "requestId" }),
    genReqId: requestIdOf,
    trustProxy: trustedHops(settings.trustProxy),
    bodyLimit,
    requestTimeout: (deps.patience ?? patience).wholeRequest,
    http: {
      headersTimeout: (deps.patience ?? patience).headers,
      connectionsCheckingInterval: (deps.patience ?? patience).looksEvery,
    },
    routerOptions: { ignoreTrailingSlash: true },
  });
  keepSecurityLog(app, settings);
  app.decorate("mounting", {
    db: deps.db,
    publicUrl: settings.publicUrl,
    readSession: deps.readSession ?? readSessionFrom(deps),
    sides: settings.sides,
    routes: [],
    strict: deps.strict ?? false,
  });
  app.decorateRequest("session", null);
  await setHeaders(app, {
    scriptHashes: deps.web?.scriptHashes ?? [],
    https: settings.publicUrl.startsWith("https:"),
  });
  await app.register(cookie);
  await app.register(compress, { threshold: 1024, encodings: ["br", "gzip"], brotliOptions: quickBrotli });
  parseBodies(app);
  mapErrors(app);
  logRequests(app);
  const storage = storageProbe(settings);
  serveHealth(app, { pool: deps.pool, storage });
  serveMetrics(app, {
    pool: deps.pool,
    storage,
    token: settings.metricsToken,
    production: settings.production,
  });
  serveDocuments(app, {
    version: settings.version ?? packageVersion,
    toTry: settings.demo
      ? async () => (await import("./db/demo/examples/examples.ts")).demoCalls(deps.db)
      : null,
  });
  for (const mountModule of deps.modules ?? everyModule) await mountModule(app, deps);
  if (deps.web) await serveWeb(app, deps.web);
  else app.setNotFoundHandler((request, reply) => sendProblem(reply, request, { code: "NOT_FOUND" }));
  return app;
}

/** The first of the chain is whoever connects; each further one is known only by the word of the one before. */
const trustedHops = (trust: Settings["trustProxy"]) =>
  typeof trust === "number" ? (_address: string, hop: number) => hop < trust : trust;
