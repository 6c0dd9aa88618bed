export { lockAccounts } from "./lock-accounts.ts";
export { post } from "./post.ts";
export { checkAndTell, type LedgerLog, sealAndTell } from "./watch-ledger.ts";
