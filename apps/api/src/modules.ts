import type { FastifyInstance } from "fastify";
import type { AppDeps } from "./app.ts";
import type { ReadSession } from "./plugins/session.ts";

/** Mounts the calls of one business word. */
export type Module = (app: FastifyInstance, deps: AppDeps) => void | Promise<void>;

/** Every module of the API, in the order in which `/docs` lists their calls. */
export const modules: readonly Module[] = [];

/** Who is calling, as the accounts and staff modules read it from the token. */
export const readSessionFrom =
  (_deps: Pick<AppDeps, "db" | "settings">): ReadSession =>
  async () =>
    null;
