import { FolderInUse } from "../db/embedded/folder-lock.ts";
import { DatabaseTooOld } from "../db/migrate.ts";
import { SettingsError } from "../settings.ts";
import { DatabaseUnusable } from "./await-database.ts";
import { WebNotBuilt } from "./build-web.ts";
import { isTaken, takenLine } from "./port.ts";

/** A reason that a person can act on, or null for a bug. */
export function reasonOf(error: unknown): string | null {
  const expected = [SettingsError, FolderInUse, WebNotBuilt, DatabaseUnusable, DatabaseTooOld].some(
    (kind) => error instanceof kind,
  );
  if (expected && error instanceof Error) return error.message;
  if (isWrongOption(error)) return error.message;
  if (isFileFault(error))
    return `${error.message}: PULAU_DATA must be a folder that can be written, with room.`;
  return isTaken(error) ? takenLine(Number(process.env.PORT || 3000)) : null;
}

/** An option of a command that there isn't, or that lacks its value. */
const isWrongOption = (error: unknown): error is Error =>
  error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS_");

const isFileFault = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error &&
  "path" in error &&
  "code" in error &&
  /^(ENOSPC|EDQUOT|EROFS|EACCES|EPERM|ENOTDIR)$/.test(String(error.code));
