import { idOfToken, signedToken } from "../../plugins/signed-link.ts";

const purpose = "links to vouchers";

/** The secret in the link to a voucher's printable page. */
export const voucherToken = (secret: string, voucherId: string): string =>
  signedToken(secret, purpose, voucherId);

/** The voucher that a link opens, or null when the link was not made here. */
export const voucherOfToken = (secret: string, token: string): string | null =>
  idOfToken(secret, purpose, token);
