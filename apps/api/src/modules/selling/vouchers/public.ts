export { endVouchers } from "./end-vouchers.ts";
export { issueVouchers } from "./issue-vouchers.ts";
export { markGiftSent } from "./mark-gift-sent.ts";
export { voidVouchers } from "./void-vouchers.ts";
export { holdingOf, linkIdOf } from "./voucher-rows.ts";
