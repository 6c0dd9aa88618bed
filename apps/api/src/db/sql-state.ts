/** The SQLSTATE of a database error, also when Drizzle wrapped it; undefined for any other error. */
export function sqlStateOf(error: unknown): string | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if ("severity" in cause && "code" in cause && typeof cause.code === "string") return cause.code;
  }
  return undefined;
}

/** Whether a statement was refused by the check or key of this name. */
export function violates(error: unknown, constraint: string): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    if ("constraint" in cause && cause.constraint === constraint) return true;
  }
  return false;
}

const noConnection =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Too many connections, server shutting down or starting, a lock not had in time, a statement that took too long. */
const busyStates = /^(08|53(?!100)|57P0|55P03|57014|40001|40P01|25P0[34])/;
/** The database's disk is full or fails it, or it takes nothing but reads, as managed ones do before theirs is full. */
const storageStates = /^(53100|58030|25006)$/;
const poolWords =
  /timeout exceeded when trying to connect|Connection terminated|Cannot use a pool after calling end|is not queryable|timeout expired|the database is silent/;
const unanswered = /Query read timeout/;

function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 5; cause = cause.cause)
    causes.push(cause);
  return causes;
}

/** Whether a statement was given up by our own clock: its connection may still be at it. */
export const isUnanswered = (error: unknown): boolean =>
  causesOf(error).some(({ message }) => unanswered.test(message));

/** Whether an error says "not now" rather than "never": no free connection, a lock not had in time, no server. */
export function isBusy(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state !== undefined) return busyStates.test(state);
  return causesOf(error).some(
    (cause) =>
      poolWords.test(cause.message) ||
      unanswered.test(cause.message) ||
      ("syscall" in cause && "code" in cause && noConnection.test(String(cause.code))),
  );
}

/** Whether the database could not write. */
export const isUnwritable = (error: unknown): boolean => storageStates.test(sqlStateOf(error) ?? "");
