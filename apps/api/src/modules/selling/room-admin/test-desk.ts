import { addDays } from "@pulau/domain/calendar/day.ts";
import { malaysianTime } from "@pulau/domain/calendar/time-zones.ts";
import type { FastifyInstance } from "fastify";
import { buildApp } from "../../../app.ts";
import type { Db } from "../../../db/connect.ts";
import { makeResort } from "../../../db/factories/resort.ts";
import type { Permissions } from "../../../db/schema/staff.ts";
import { createTestDatabase } from "../../../db/test-database.ts";
import { createLogger } from "../../../plugins/logging.ts";
import { readSettings } from "../../../settings.ts";
import { loadToday } from "../../ground/resort/public.ts";

export type Desk = Awaited<ReturnType<typeof openDesk>>;
type Method = "GET" | "POST" | "PUT" | "DELETE";
type Who = "keeper" | "looker" | "driver" | "nobody";

const all = { read: true, write: true, create: true, delete: true };
const look = { read: true, write: false, create: false, delete: false };
const roles: Record<Exclude<Who, "nobody">, Permissions> = {
  keeper: { rooms: all },
  looker: { rooms: look },
  driver: { boats: look },
};

/** How the accounts make a member of staff, and the password that they sign in with. */
type People = {
  readonly createStaff: (db: Db, given: { role: Permissions }) => Promise<{ email: string }>;
  readonly testPassword: string;
};

/** A tiny resort that sells from a week ago on, with its staff signed in. */
export async function openDesk(people: People) {
  const base = await createTestDatabase();
  const settings = readSettings({ PULAU_SECRET: "s".repeat(40) });
  const app = await buildApp({ db: base.db, pool: base.pool, settings, logger: createLogger("silent") });
  const today = await loadToday(base.db, malaysianTime);
  const resort = await makeResort(base.db, { from: addDays(today, -7) });
  const tokens = new Map<string, string>();
  for (const [name, role] of Object.entries(roles))
    tokens.set(name, await signIn(app, base.db, role, people));
  return {
    base,
    resort,
    today,
    /** A call of somebody who may do everything with rooms, or of whoever is named. */
    async call(method: Method, url: string, payload?: object, caller: Who = "keeper") {
      const token = tokens.get(caller);
      const answer = await app.inject({
        method,
        url: `/admin/api/${url}`,
        ...(payload && { payload }),
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(method === "PUT" && { "if-match": "*" }),
        },
      });
      return { status: answer.statusCode, body: answer.json() };
    },
    async close() {
      await app.close();
      await base.drop();
    },
  };
}

async function signIn(app: FastifyInstance, db: Db, role: Permissions, people: People): Promise<string> {
  const { email } = await people.createStaff(db, { role });
  const payload = { email, password: people.testPassword };
  const url = "/admin/api/authenticate/login/user";
  return (await app.inject({ method: "POST", url, payload })).json().accessToken;
}
