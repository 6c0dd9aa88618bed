import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readSettings } from "../settings.ts";

/** The signing secret of a trial or development server: made at its first start and kept under the data folder. */
export async function keptSecret(dataFolder: string): Promise<string> {
  const file = join(dataFolder, "secret");
  await mkdir(dataFolder, { recursive: true });
  await writeFile(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    },
  );
  return (await readFile(file, "utf8")).trim();
}

/** What the environment decides; outside production the secret may be one that is kept beside the data. */
export async function settingsOfEnvironment() {
  const { env } = process;
  if (env.NODE_ENV === "production" || env.PULAU_SECRET) return readSettings(env);
  return readSettings({ ...env, PULAU_SECRET: await keptSecret(env.PULAU_DATA || "./data") });
}
