const words = {
  title: "Sample stay",
  day: "Arrival",
  guests: "Guests",
  abroad: "{{party}} from abroad",
  noPackages: "No packages on sale yet",
  noPackagesText: "Packages appear here as soon as one is on sale.",
  offSale: "Guests can’t see this package",
  offSaleText: "It is off sale or sold only together with another package.",
  noAddOns: "No add-ons yet",
  noAddOnsText: "Add-ons appear here as soon as one is on sale.",
  noRooms: "No room types yet",
  noRoomsText: "Room types appear here as soon as one is on sale.",
  noPriceYet: "Prices appear once a package is sold with these rooms.",
  noBoats: "No boats on these days",
  noBoatsText: "Choose another arrival day, or add a boat that sails then.",
  noPrice: "No price yet",
  noPriceText: "The price, with taxes and fees, appears once a package has prices and a room is free.",
  payment: "Ways to pay",
  noPaymentYet: "Amounts appear once a package is sold.",
};
export default words;

declare module "../words.ts" {
  interface Words {
    sample: typeof words;
  }
}
