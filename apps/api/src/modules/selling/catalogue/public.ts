export { type AddOnOnSale, loadAddOnDays, loadAddOns } from "./add-ons.ts";
export { keepVersion } from "./card-versions.ts";
export { placeIncluded } from "./included.ts";
export { asksNothing, loadOptionAsks, type OptionAsks } from "./option-asks.ts";
export { findPackage, loadPackages, type PackageOnSale } from "./packages.ts";
export { findFaults, publishCard, readCard } from "./publish-card.ts";
export { loadRateBook, loadRateBooks, type StayBook } from "./rate-book.ts";
