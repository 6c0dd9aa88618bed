import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

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
