export { fulfilPhoneSale } from "./fulfil-phone-sale.ts";
export { tillReceiptFile } from "./receipt-file.ts";
export { sell } from "./sell.ts";
export { findSale } from "./show-sale.ts";
export { takeBackSale } from "./take-back-sale.ts";
