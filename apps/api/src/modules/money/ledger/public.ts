export { checkChain } from "./check-ledger.ts";
export { lockAccounts } from "./lock-accounts.ts";
export { type InDrawer, post } from "./post.ts";
export { checkAndReport, type LedgerLog, sealAndReport } from "./watch-ledger.ts";
