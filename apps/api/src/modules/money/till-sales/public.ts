export { tillReceiptFile } from "./receipt-file.ts";
export { sell } from "./sell.ts";
export { findSale } from "./show-sale.ts";
export { takeBackSale } from "./take-back-sale.ts";
