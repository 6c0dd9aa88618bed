import { idOfToken, signedToken } from "../../../plugins/signed-link.ts";

const purpose = "links to the waiting list";

/** The secret in a guest's link to their place on the wait-list. */
export const waitToken = (secret: string, entryId: string): string => signedToken(secret, purpose, entryId);

/** The place that a link leads to, or null when the link was not made here. */
export const entryOfToken = (secret: string, token: string): string | null =>
  idOfToken(secret, purpose, token);
