export { contractOf, contractOfSession } from "./contract-of.ts";
export { isCustomerOf } from "./customers.ts";
