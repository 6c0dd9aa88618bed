import { accessSync, constants, readFileSync, statfsSync } from "node:fs";
import { freemem } from "node:os";

const memory = "/dev/shm";
/** What the databases of a run and the browsers' profiles may take, generously. */
const leastBytes = 6 * 2 ** 30;

/**
 * Lets everything that this process and its children keep for a while lie in memory, where there is room for it. A run makes
 * and drops some hundred databases of a thousand files each, which takes a tenth of the time there.
 */
export function keepFilesInMemory(): void {
  if (process.env.TMPDIR === undefined && canHoldFiles()) process.env.TMPDIR = memory;
}

function canHoldFiles(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > leastBytes && freemem() > leastBytes && runsPrograms();
  } catch {
    return false; // not on this system
  }
}

/** Some systems let nothing be started from there, and the tests' PostgreSQL may have to be. */
function runsPrograms(): boolean {
  const mounts = readFileSync("/proc/mounts", "utf8")
    .split("\n")
    .map((line) => line.split(" "));
  const options = mounts.findLast(([, place]) => place === memory)?.[3];
  return options !== undefined && !options.split(",").includes("noexec");
}
