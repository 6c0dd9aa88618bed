/** The SQLSTATE of a database error, also when Drizzle wrapped it; undefined for any other error. */
export function sqlStateOf(error: unknown): string | undefined {
  for (let each = error, depth = 0; each instanceof Error && depth < 5; each = each.cause, depth++) {
    if ("severity" in each && "code" in each && typeof each.code === "string") return each.code;
  }
  return undefined;
}

/** Whether a statement was refused by the check or key of this name. */
export function breaks(error: unknown, constraint: string): boolean {
  for (let each = error, depth = 0; each instanceof Error && depth < 5; each = each.cause, depth++) {
    if ("constraint" in each && each.constraint === constraint) return true;
  }
  return false;
}

const noConnection = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ENOENT", "ETIMEDOUT"]);
/** Too many connections, server shutting down or starting, a lock not had in time, a statement that took too long. */
const busyStates = /^(08|53|57P0|55P03|57014|40001|40P01)/;
const poolWords =
  /timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after calling end/;

/** Whether an error says "not now" rather than "never": no free connection, a lock not had in time, no server. */
export function isBusy(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state !== undefined) return busyStates.test(state);
  for (let each = error, depth = 0; each instanceof Error && depth < 5; each = each.cause, depth++) {
    if (poolWords.test(each.message)) return true;
    if ("syscall" in each && "code" in each && noConnection.has(String(each.code))) return true;
  }
  return false;
}
