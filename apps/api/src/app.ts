import { constants } from "node:zlib";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type pg from "pg";
import type { Logger } from "pino";
import manifest from "../package.json" with { type: "json" };
import type { Db } from "./db/connect.ts";
import { demoCalls } from "./db/demo/examples/examples.ts";
import { modules as everyModule, type Module, readSessionFrom } from "./modules.ts";
import { bodyLimit, parseBodies } from "./plugins/bodies.ts";
import { mapErrors } from "./plugins/errors.ts";
import { setHeaders } from "./plugins/headers.ts";
import { serveHealth } from "./plugins/health.ts";
import { createLogger, logRequests, requestIdOf } from "./plugins/logging.ts";
import { serveMetrics } from "./plugins/metrics.ts";
import { serveDocuments } from "./plugins/openapi.ts";
import { sendProblem } from "./plugins/problem.ts";
import { keepSecurityLog } from "./plugins/security-log.ts";
import type { ReadSession } from "./plugins/session.ts";
import { serveWeb, type Web } from "./plugins/web.ts";
import type { Settings } from "./settings.ts";
import { storageProbe } from "./storage/storage-state.ts";

/** What the app needs from outside. Tests give a cloned database and keep the rest. */
export type AppDeps = {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly settings: Settings;
  readonly readSession?: ReadSession;
  readonly modules?: readonly Module[];
  readonly logger?: Logger;
  /** Whether a refusal that the contract does not name fails the call, see `Mounting`. */
  readonly strict?: boolean;
  /** How long a request may take to arrive, in ms; tests are less patient. */
  readonly patience?: typeof patience;
  /** The built web; without it only the calls are served. */
  readonly web?: Web;
};

/**
 * A request that trickles in holds a connection and memory: 20 s for its head, two minutes for the whole, in which a slip
 * of ten megabytes comes through a poor line of the island.
 */
const patience = { headers: 20_000, wholeRequest: 120_000, looksEvery: 5_000 };

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
    toTry: settings.demo ? () => demoCalls(deps.db) : null,
  });
  for (const mountModule of deps.modules ?? everyModule) await mountModule(app, deps);
  if (deps.web) await serveWeb(app, deps.web);
  else app.setNotFoundHandler((request, reply) => sendProblem(reply, request, { code: "NOT_FOUND" }));
  return app;
}

/** The first of the chain is whoever connects; each further one is known only by the word of the one before. */
const trustedHops = (trust: Settings["trustProxy"]) =>
  typeof trust === "number" ? (_address: string, hop: number) => hop < trust : trust;
