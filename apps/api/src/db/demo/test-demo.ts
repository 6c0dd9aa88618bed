import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Day, dayAt } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../../app.ts";
import { readSessionFrom } from "../../modules.ts";
import { createLogger } from "../../plugins/logging.ts";
import type { Session } from "../../plugins/session.ts";
import { freePort } from "../../races/free-port.ts";
import { readSettings, type Settings } from "../../settings.ts";
import type { TestDatabase } from "../test-database.ts";
import { createDemoDatabase } from "./demo-template.ts";
import { demoPassword } from "./people/portal-accounts.ts";

/** Who signs in to the demo: a guest, an agency's owner, an influencer, and an administrator. */
export const demoPeople = ["guest", "agent", "influencer", "admin"] as const;
export type DemoPerson = (typeof demoPeople)[number];

export type Demo = {
  readonly base: TestDatabase;
  readonly app: FastifyInstance;
  readonly settings: Settings;
  readonly today: Day;
  readonly logged: string[];
  /** Header of a session that stays open whatever the calls do to it. */
  readonly signedInAs: Record<DemoPerson, { readonly authorization: string }>;
  close(): Promise<void>;
};

/** A cloned database with the whole demo resort, a server on it with its own bank, and a session for each of its people. */
export async function openDemo(): Promise<Demo> {
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), "pulau-demo-"));
  const settings = readSettings({
    PULAU_SECRET: "a secret of the tests, long enough to be one",
    PORT: String(port),
    PULAU_DATA: folder,
  });
  const today = dayAt(new Date(), malaysianTime);
  const base = await createDemoDatabase(settings, today);
  const logged: string[] = [];
  const logger = createLogger("error", { write: (line) => void logged.push(line) });
  const read = readSessionFrom({ db: base.db, settings });
  const known = new Map<string, Session>();
  const app = await buildApp({
    db: base.db,
    pool: base.pool,
    settings,
    logger,
    readSession: async (request, side) => {
      const key = `${side} ${request.headers.authorization ?? ""}`;
      const found = known.get(key) ?? (await read(request, side));
      if (found) known.set(key, found);
      return found;
    },
  });
  await app.listen({ port, host: "127.0.0.1" });
  const signIn = async (person: DemoPerson) => {
    const side = person === "admin" ? "/admin" : "";
    const answer = await app.inject({
      method: "POST",
      url: `${side}/api/authenticate/login/user`,
      payload: { email: `${person}@demo.pulau.test`, password: demoPassword },
    });
    const headers = { authorization: `Bearer ${answer.json().accessToken}` };
    await app.inject({ url: `${side}/api/${side ? "room-type" : "wallet"}`, headers });
    return headers;
  };
  return {
    base,
    app,
    settings,
    today,
    logged,
    signedInAs: {
      guest: await signIn("guest"),
      agent: await signIn("agent"),
      influencer: await signIn("influencer"),
      admin: await signIn("admin"),
    },
    async close() {
      await app.close();
      await base.drop();
      await rm(folder, { recursive: true });
    },
  };
}
