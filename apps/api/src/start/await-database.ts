import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { isBusy, sqlStateOf } from "../db/sql-state.ts";

/** The database can't be worked with, in a sentence that a person can act on. */
export class DatabaseUnusable extends Error {}

type Waiting = {
  /** How the database is named to the person: never with its password. */
  readonly place: string;
  /** Told once, as soon as there is something to wait for. */
  readonly tell: (line: string) => void;
  /** Longest wait for a database that can't be reached at all, in ms. One that is recovering is waited for longer. */
  readonly patience?: number;
};

const tryEvery = 500;
/** SQLSTATE of a server that is starting up, recovering or shutting down. */
const notYet = "57P03";

/**
 * Waits until the database takes connections. One that says it is starting up or recovering is waited for as long as it
 * takes, one that does not answer for a minute. Throws `DatabaseUnusable` after that, and at once for what waiting
 * doesn't mend: a wrong password, a name that is none.
 */
export async function awaitDatabase(url: string, { place, tell, patience = 60_000 }: Waiting): Promise<void> {
  let lastLine = "";
  let end = Date.now() + patience;
  for (;;) {
    const error = await refusalOf(url);
    if (error === null) return;
    const recovering = sqlStateOf(error) === notYet;
    if (!isBusy(error))
      throw new DatabaseUnusable(`The database at ${place} refuses the connection: ${wordsOf(error)}.`);
    if (recovering) end = Date.now() + patience;
    if (Date.now() > end) {
      throw new DatabaseUnusable(
        `The database at ${place} can't be reached: ${wordsOf(error)}. Check DATABASE_URL.`,
      );
    }
    const line = recovering
      ? `The database at ${place} is starting up or recovering; waiting for it.`
      : `The database at ${place} can't be reached yet; waiting for it.`;
    if (line !== lastLine) tell(line);
    lastLine = line;
    await pause(tryEvery);
  }
}

async function refusalOf(url: string): Promise<unknown> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  client.on("error", () => undefined); // heard from the statement below
  try {
    await client.connect();
    await client.query("select 1");
    return null;
  } catch (error) {
    return error;
  } finally {
    client.connection.stream.destroy();
  }
}

const wordsOf = (error: unknown): string =>
  (error instanceof Error && (error.message || ("code" in error && String(error.code)))) || String(error);
