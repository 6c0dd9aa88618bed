import { idOfToken, signedToken } from "../../../plugins/signed-link.ts";

const purpose = "links to vouchers";

/** The secret in the link to a voucher's printable page. Whoever had it before the voucher was given away opens nothing. */
export const voucherToken = (
  secret: string,
  { id, linkId }: { readonly id: string; readonly linkId: string | null },
): string => signedToken(secret, purpose, linkId ?? id);

/** What a link was made from, or null when it was not made here. */
export const linkOfToken = (secret: string, token: string): string | null =>
  idOfToken(secret, purpose, token);
