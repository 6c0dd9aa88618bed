/**
 * The kinds of mail that a member may do without. Confirmations, receipts, boats, deadlines that cost money and what
 * concerns the sign-in are sent to everybody.
 */
export const mailChoices = ["expiring", "guestDetails"] as const;
export type MailChoice = (typeof mailChoices)[number];
