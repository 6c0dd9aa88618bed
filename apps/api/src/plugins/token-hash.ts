import { createHash } from "node:crypto";

/** What the database keeps of a token. Each token holds 256 bits that nobody can guess, so a plain hash is enough. */
export const hashOfToken = (token: string): string => createHash("sha256").update(token).digest("base64url");
