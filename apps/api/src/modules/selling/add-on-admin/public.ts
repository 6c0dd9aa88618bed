export { makeAddOnDays, type StockedAddOn, writeAddOnDays } from "./add-on-days.ts";
