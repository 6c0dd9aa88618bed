import { setTimeout as pause } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { serveHealth } from "../plugins/health.ts";
import { stopGracefully } from "./stop.ts";

/** A listening app whose one call takes `ms` to answer. */
async function appThatTakes(
  ms: number,
  answered?: () => void,
): Promise<{ app: FastifyInstance; address: string; received: Promise<void> }> {
  const app = Fastify();
  const { promise: received, resolve: begin } = Promise.withResolvers<void>();
  const storage = async () => ({ state: "writable", freeBytes: null }) as const;
  serveHealth(app, { pool: new pg.Pool(), storage });
  app.get("/slow", async () => {
    begin();
    await pause(ms);
    answered?.();
    return { done: true };
  });
  return { app, received, address: await app.listen({ port: 0, host: "127.0.0.1" }) };
}

describe("stopGracefully", () => {
  it("lets the answer under way finish, takes nobody new, and closes the database last", async () => {
    const order: string[] = [];
    const { app, address, received } = await appThatTakes(400, () => order.push("answer"));
    const underWay = fetch(`${address}/slow`).then((answer) => answer.json());
    await received;
    const stopped = stopGracefully({
      app,
      patience: 5_000,
      stopJobs: async () => void order.push("jobs"),
      closeDatabase: async () => void order.push("database"),
    });
    expect(app.takesRequests).toBe(false);
    const begun = performance.now();
    await pause(50);
    await expect(fetch(`${address}/slow`)).rejects.toThrow();
    expect(await underWay).toEqual({ done: true });
    await stopped;
    expect(performance.now() - begun).toBeLessThan(2_000); // a kept connection does not hold it up
    expect(order).toEqual(["answer", "jobs", "database"]);
  });

  it("waits no longer than its patience", async () => {
    const { app, address, received } = await appThatTakes(60_000);
    const underWay = fetch(`${address}/slow`).catch(() => "cut off");
    await received;
    const begun = performance.now();
    const nothing = async () => undefined;
    await stopGracefully({ app, patience: 300, stopJobs: nothing, closeDatabase: nothing });
    expect(performance.now() - begun).toBeLessThan(3_000);
    expect(await underWay).toBe("cut off");
  });
});
