import { type Connected, connect } from "../db/connect.ts";
import { runningEmbedded, startEmbedded } from "../db/embedded.ts";
import type { Settings } from "../settings.ts";
import { awaitDatabase } from "./await-database.ts";
import { printLine } from "./progress.ts";

export type Database = Connected & {
  /** Where it is, for the terminal. */
  readonly place: string;
  /** Closes the connections and stops PostgreSQL if it is ours. */
  close(): Promise<void>;
};

/**
 * The server of `DATABASE_URL`, once it takes connections, or else the PostgreSQL that comes with Pulau, run on the data folder.
 * With `beside`, one that a Pulau runs on the folder already is shared: for commands.
 */
export async function openDatabase(
  settings: Settings,
  { beside = false }: { beside?: boolean } = {},
): Promise<Database> {
  const url = settings.databaseUrl ?? (beside ? await runningEmbedded(settings.dataFolder) : null);
  if (url !== null) {
    const place = new URL(url).host;
    await awaitDatabase(url, { place, tell: (line) => printLine(`  ${line}`) });
    const connected = connect(url, { max: settings.poolSize });
    return { ...connected, place, close: () => connected.pool.end() };
  }
  const own = await startEmbedded({
    dataFolder: settings.dataFolder,
    tell: (line) => printLine(`  ${line}`),
  });
  const connected = connect(own.url, { max: settings.poolSize });
  return {
    ...connected,
    place: own.folder,
    close: async () => {
      await connected.pool.end();
      await own.stop();
    },
  };
}

/** Whether the role that Pulau connects as may do anything at all in the whole server. */
export async function isSuperuser(pool: Connected["pool"]): Promise<boolean> {
  const { rows } = await pool.query<{ is: boolean }>(
    "SELECT rolsuper AS is FROM pg_roles WHERE rolname = current_user",
  );
  return rows[0]?.is === true;
}
