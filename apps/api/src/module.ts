import type { FastifyInstance } from "fastify";
import type pg from "pg";
import type { Logger } from "pino";
import type { Db } from "./db/connect.ts";
import type { ReadSession } from "./plugins/session.ts";
import type { Web } from "./plugins/web.ts";
import type { Settings } from "./settings.ts";

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
  readonly patience?: Patience;
  /** The built web; without it only the calls are served. */
  readonly web?: Web;
};

/** How long a request may take to arrive and how often that is looked at, in ms. */
export type Patience = {
  readonly headers: number;
  readonly wholeRequest: number;
  readonly looksEvery: number;
};

/** Mounts the calls of one business word. */
export type Module = (app: FastifyInstance, deps: AppDeps) => void | Promise<void>;
