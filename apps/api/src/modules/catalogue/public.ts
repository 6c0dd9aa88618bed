export { type AddOnOnSale, loadAddOnDays, loadAddOns } from "./add-ons.ts";
export { loadPackages } from "./packages.ts";
export { loadRateBook, loadRateBooks, type StayBook } from "./rate-book.ts";
