export { endVouchers } from "./end-vouchers.ts";
export { issueVouchers } from "./issue-vouchers.ts";
export { markGiftSent } from "./mark-gift-sent.ts";
export { voucherToken } from "./voucher-link.ts";
export { holdingOf } from "./voucher-rows.ts";
