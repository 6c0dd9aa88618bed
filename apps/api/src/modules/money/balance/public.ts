export { chaseBalance } from "./chase-balance.ts";
export { chaseBalances } from "./chase-balances.ts";
