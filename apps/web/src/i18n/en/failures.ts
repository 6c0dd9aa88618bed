import type { CallCode } from "../../api/call-failure.ts";

/** What can go wrong on `/` as on any page, and so is known before it does. All else stands in `errors`. */
const words = {
  codes: {
    RESORT_CLOSED: "The resort isn’t open for bookings yet.",
    OFFLINE: "We can’t reach the resort. Check your connection; nothing you typed is lost.",
    INVALID_INPUT: "Something in the form is missing or wrong. Please check it.",
    NOT_FOUND: "We can’t find that. It may have been removed, or the link is incomplete.",
    NOT_SIGNED_IN: "Please log in again. Nothing you typed is lost.",
    STORAGE_FULL: "Our storage is full. Nothing was changed; try again in a moment.",
    NOT_ALLOWED: "Your account can’t do this. Ask the owner of the account.",
    TOO_MANY_REQUESTS: "Too many attempts. Try again in {{wait}}.",
    BUSY: "We are busy. Nothing was changed; try again in a moment.",
    UNEXPECTED: "Something went wrong on our side. Try again in a moment.",
    PARTY_TOO_LARGE: "A booking is for {{most}} people at most. Contact us for a larger group.",
    DRAFTS_FULL: "You have as many drafts as we can store. Delete one, then start again.",
  } satisfies Partial<Record<CallCode, string>>,
};
export default words;

declare module "../words.ts" {
  interface Words {
    failures: typeof words;
  }
}
