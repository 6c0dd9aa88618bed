/** What the security log keeps. */
export const securityKinds = [
  "ownerMade",
  "signedIn",
  "signInRefused",
  "signedOut",
  "sessionEnded",
  "sessionCopied",
  "rightRefused",
  "passwordRefused",
  "passwordChanged",
  "twoStepChanged",
  "emailChanged",
  "bankDetailsChanged",
  "papersRevealed",
  "settingChanged",
  "moneyMoved",
] as const;
export type SecurityKind = (typeof securityKinds)[number];

/** What somebody was refused, or what looks like an attack: a log's reader looks at these first. */
export const isAlarming = (kind: SecurityKind): boolean =>
  ["signInRefused", "sessionCopied", "rightRefused", "passwordRefused"].includes(kind);
