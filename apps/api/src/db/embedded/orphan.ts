import { execFile } from "node:child_process";
import { readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** The process id in a database folder's `postmaster.pid`, or null when no PostgreSQL was left running there. */
export async function postmasterPid(data: string): Promise<number | null> {
  const text = await readFile(join(data, "postmaster.pid"), "utf8").catch(() => "");
  const pid = Number.parseInt(text, 10);
  return Number.isNaN(pid) ? null : pid;
}

/** Whether that process really is the PostgreSQL of this folder: ids are given to other programs after a restart. */
export async function isPostmasterOf(pid: number, data: string): Promise<boolean> {
  const command = (await fromProc(pid)) ?? (await fromPs(pid));
  if (command === null) return false;
  const real = await realpath(data).catch(() => data);
  return command.includes("postgres") && (command.includes(data) || command.includes(real));
}

const fromProc = (pid: number): Promise<string | null> =>
  readFile(`/proc/${pid}/cmdline`, "utf8").then(
    (line) => line.replaceAll("\0", " "),
    () => null,
  );

async function fromPs(pid: number): Promise<string | null> {
  if (process.platform === "win32") return windowsCommand(pid);
  const listed = await promisify(execFile)("ps", ["-o", "command=", "-p", String(pid)]).catch(() => null);
  return listed?.stdout ?? null;
}

async function windowsCommand(pid: number): Promise<string | null> {
  const question = `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`;
  const listed = await promisify(execFile)("powershell", ["-NoProfile", "-Command", question]).catch(
    () => null,
  );
  return listed?.stdout.replaceAll("/", "\\") ?? null;
}
