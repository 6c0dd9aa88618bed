export { type AddOnOnSale, loadAddOnDays, loadAddOns } from "./add-ons.ts";
export { placeIncluded } from "./included.ts";
export { asksNothing, loadOptionAsks, type OptionAsks } from "./option-asks.ts";
export { findPackage, loadPackages, type PackageOnSale } from "./packages.ts";
export { loadRateBook, loadRateBooks, type StayBook } from "./rate-book.ts";
