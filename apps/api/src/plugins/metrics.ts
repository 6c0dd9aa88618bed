import type { FastifyInstance, FastifyRequest } from "fastify";
import type pg from "pg";
import { Gauge, Histogram, Registry } from "prom-client";
import type { StorageState } from "../storage/storage-state.ts";
import { sendProblem } from "./problem.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** This app's own measures; modules may add to them. */
    metrics: Registry;
  }
}

export type MetricsOptions = {
  readonly pool: pg.Pool;
  readonly storage: () => Promise<StorageState>;
  /** Bearer that a reader must show. Null: in production only this machine may read. */
  readonly token: string | null;
  readonly production: boolean;
};

/** `/metrics` for Prometheus: how long answers took by path template and status, and how busy the pool is. */
export function serveMetrics(app: FastifyInstance, options: MetricsOptions): void {
  const registry = new Registry();
  app.decorate("metrics", registry);
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from request to answer",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  measurePool(registry, options.pool);
  measureStorage(registry, options.storage);
  app.addHook("onResponse", async ({ method, routeOptions }, reply) => {
    // How long somebody listened is no time that an answer took.
    if (String(reply.getHeader("content-type")).startsWith("text/event-stream")) return;
    const labels = { method, route: routeOptions.url ?? "unknown", status: reply.statusCode };
    duration.observe(labels, reply.elapsedTime / 1000);
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayRead(options, request)) {
      return sendProblem(reply, request, { code: "NOT_FOUND" });
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Who came through a proxy is not this machine, whatever the proxy's headers say. */
function mayRead(options: MetricsOptions, { headers, socket }: FastifyRequest): boolean {
  if (options.token !== null) return headers.authorization === `Bearer ${options.token}`;
  if (!options.production) return true;
  const here = ["127.0.0.1", "::1", "::ffff:127.0.0.1"].includes(socket.remoteAddress ?? "");
  return here && headers["x-forwarded-for"] === undefined && headers.forwarded === undefined;
}

function measurePool(registry: Registry, pool: pg.Pool): void {
  const states = {
    total: () => pool.totalCount,
    idle: () => pool.idleCount,
    waiting: () => pool.waitingCount,
  };
  new Gauge({
    name: "database_pool_connections",
    help: "Connections of the pool, and callers that wait for one",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(states)) this.set({ state }, count());
    },
  });
}

function measureStorage(registry: Registry, storage: MetricsOptions["storage"]): void {
  new Gauge({
    name: "storage_writable",
    help: "1 while uploads and mail can be written (or go elsewhere), 0 while they can't",
    registers: [registry],
    async collect() {
      const { state } = await storage();
      this.set(state === "writable" || state === "not used" ? 1 : 0);
    },
  });
  new Gauge({
    name: "storage_free_bytes",
    help: "Free bytes on the disk of the data folder",
    registers: [registry],
    async collect() {
      const { freeBytes } = await storage();
      if (freeBytes !== null) this.set(freeBytes);
    },
  });
}
