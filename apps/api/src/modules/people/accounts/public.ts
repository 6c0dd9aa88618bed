export { loadAccountName } from "./account-name.ts";
export { checkCredentials, refuseSignIn } from "./check-credentials.ts";
export { confirmPassword } from "./confirm-password.ts";
export { endSessionsOf } from "./end-session.ts";
export { inviteAgain, inviteMember, unusablePasswordHash } from "./invite.ts";
export { logOut } from "./log-out.ts";
export { findActiveStaff, seenBy } from "./look-role.ts";
export { noteSignIn } from "./note-sign-in.ts";
export { notifyOldEmail } from "./notify-old-email.ts";
export { type OpenedSession, openSession } from "./open-session.ts";
export { hashPassword } from "./passwords/password-hash.ts";
export { checkNewPassword } from "./passwords/password-rules.ts";
export { secondsLeftOf, sessionReader } from "./read-session.ts";
export { refreshSession } from "./refresh-session.ts";
export { dropEmailChanges } from "./request-email-change.ts";
export { rightsOf } from "./rights-of.ts";
export { lacksSecondStep, requiresTwoSteps, type TwoStepPolicy, twoStepColumns } from "./second-step.ts";
export { mayAskForLink, mayRefresh } from "./sign-in-limits.ts";
export {
  endStaffLinks,
  mailStaffLink,
  makeStaffLink,
  sendStaffLink,
} from "./staff-links.ts";
export { tidyAccounts } from "./tidy-accounts.ts";
export { refreshCookieOf, setRefreshCookie } from "./tokens/refresh-cookie.ts";
export { type SessionKeys, sessionKeysOf } from "./tokens/session-keys.ts";
