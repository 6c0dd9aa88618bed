import { idOfToken, signedToken } from "../../../plugins/signed-link.ts";

const purpose = "links to prepared bookings";

/** The secret in the mail's link to the booking that was prepared from an enquiry. */
export const preparedToken = (secret: string, enquiryId: string): string =>
  signedToken(secret, purpose, enquiryId);

/** The enquiry whose prepared booking a link opens, or null when the link was not made here. */
export const enquiryOfToken = (secret: string, token: string): string | null =>
  idOfToken(secret, purpose, token);
