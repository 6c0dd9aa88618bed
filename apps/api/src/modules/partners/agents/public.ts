export { type Agent, agentOf } from "./agent-of.ts";
export { bankDetailsOf, showBankDetails } from "./bank-details.ts";
export { contractOf, contractOfSession, isContractOf } from "./contract-of.ts";
export { contractInWords } from "./contract-words.ts";
export { isCustomerOf } from "./customers.ts";
export { listMembers } from "./members.ts";
