const words = {
  title: "Security log",
  lead: "Sign-ins, refusals, identity documents shown, and changes to settings and money. Entries can’t be changed or removed, and are kept for thirteen months.",
  waiting: "Loading…",
  columns: { at: "Time", what: "Event", who: "Person", from: "Network and session", call: "Call" },
  kinds: {
    ownerMade: "First account created",
    signedIn: "Logged in",
    signInRefused: "Sign-in refused",
    signedOut: "Logged out",
    sessionEnded: "Session ended",
    sessionCopied: "Session copied",
    rightRefused: "Not allowed",
    passwordRefused: "Wrong password",
    passwordChanged: "Password changed",
    twoStepChanged: "Two-step sign-in changed",
    emailChanged: "E-mail address changed",
    bankDetailsChanged: "Bank details changed",
    papersRevealed: "Identity documents shown",
    settingChanged: "Settings changed",
    moneyMoved: "Money movement",
  },
  codes: {
    BAD_CREDENTIALS: "Wrong e-mail address or password",
    ACCOUNT_BLOCKED: "The account is blocked",
    TOO_MANY_REQUESTS: "Too many attempts",
    other: "Refused",
  },
  sides: { portal: "Portal", staff: "Staff" },
  nobody: "Not logged in",
  typed: "Typed: {{typed}}",
  network: "Network {{mark}}",
  session: "Session {{mark}}",
  onlyNetwork: "Show only network {{mark}}",
  onlySession: "Show only session {{mark}}",
  pressed: { person: "One person", session: "One session", network: "One network" },
  search: {
    label: "Search the security log",
    placeholder: "Name, e-mail, booking or call",
  },
  filters: { kind: "Event", side: "Side", from: "From", to: "To", any: "All" },
  nothing: {
    title: "No entries found",
    text: "Try another name, or remove a filter. New entries appear here as they happen.",
  },
};
export default words;

declare module "../../words.ts" {
  interface Words {
    "security-log": typeof words;
  }
}
