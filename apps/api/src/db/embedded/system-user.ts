import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname } from "node:path";
import { promisify } from "node:util";

/** The user that PostgreSQL runs as. It refuses to run as root. */
export type SystemUser = { readonly name: string; readonly uid: number; readonly gid: number };

const run = promisify(execFile);
const ownName = "pulau-db";

/** The user to run PostgreSQL as: null when this process isn't root and so may run it itself. */
export async function databaseUser(): Promise<SystemUser | null> {
  if (process.getuid?.() !== 0) return null;
  const found = (await lookUp(ownName)) ?? (await create()) ?? (await lookUp("nobody"));
  if (!found) throw new Error("PostgreSQL does not run as root, and no other system user could be made.");
  return found;
}

async function create(): Promise<SystemUser | null> {
  const ways = [
    ["useradd", "--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", ownName],
    ["adduser", "-S", "-D", "-H", ownName], // Alpine
  ] as const;
  for (const [command, ...args] of ways) {
    const made = await run(command, args).then(
      () => lookUp(ownName),
      () => null,
    );
    if (made) return made;
  }
  return null;
}

async function lookUp(name: string): Promise<SystemUser | null> {
  const lines = await readFile("/etc/passwd", "utf8").catch(() => "");
  const line = lines.split("\n").find((part) => part.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid === undefined || gid === undefined ? null : { name, uid: Number(uid), gid: Number(gid) };
}

/** Whether `user` may enter every folder on the way to `path`, which need not exist yet. */
export function canReach(path: string, user: SystemUser): boolean {
  const above = dirname(path);
  return mayEnter(path, user) && (above === path || canReach(above, user));
}

function mayEnter(path: string, user: SystemUser): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return true;
  const shift = found.uid === user.uid ? 6 : found.gid === user.gid ? 3 : 0;
  return ((found.mode >> shift) & 1) === 1;
}
