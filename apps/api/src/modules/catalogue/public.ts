export { type AddOnDay, type AddOnOnSale, loadAddOnDays, loadAddOns } from "./add-ons.ts";
export { loadPackages, type PackageOnSale } from "./packages.ts";
export { loadRateBook, loadRateBooks, type StayBook } from "./rate-book.ts";
