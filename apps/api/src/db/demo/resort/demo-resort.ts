import type { RateBook } from "@pulau/domain/catalogue/catalogue.ts";
import type { Words } from "@pulau/domain/catalogue/words.ts";
import type { OptionId, PackageId, RoomTypeId, StockId } from "@pulau/domain/ids.ts";
import type { addOn, includedAddOn, stayPackage, tax } from "../../schema/catalogue.ts";
import type { event } from "../../schema/events.ts";
import type { promoPackage } from "../../schema/promo-packages.ts";
import type { room, roomType } from "../../schema/rooms.ts";
import type { landTransfer } from "../../schema/transfers.ts";
import type { boat, sailing } from "../../schema/transport.ts";

export type RoomRow = typeof room.$inferSelect;
export type RoomTypeRow = typeof roomType.$inferSelect;
export type AddOnRow = typeof addOn.$inferSelect;
export type PackageRow = Pick<typeof stayPackage.$inferSelect, "id" | "code" | "type" | "soldAhead">;

/** An option with all that a quote of it needs. */
export type DemoOffer = {
  /** What its package is called in the file. */
  readonly code: string;
  readonly option: { readonly id: OptionId; readonly packageId: PackageId; readonly nights: number };
  readonly arrivalWeekdays: readonly number[];
  readonly cutOffDays: number;
  readonly book: RateBook;
  /** What is in its price of the things that are also sold singly. */
  readonly inPrice: readonly (typeof includedAddOn.$inferSelect)[];
};

/** Something countable with what is taken of it so far. */
export type DemoStock = { readonly id: StockId; readonly capacity: number; held: number; sold: number };

export type PromoPackageRow = typeof promoPackage.$inferSelect;
export type EventRow = typeof event.$inferSelect;
export type BoatRow = typeof boat.$inferSelect;
export type DemoSailing = {
  readonly boat: BoatRow;
  readonly row: Pick<
    typeof sailing.$inferSelect,
    "id" | "day" | "direction" | "time" | "fromJetty" | "toJetty"
  >;
  readonly stock: DemoStock;
};
/** By `day direction`; the default sailing first, charters last. */
export type DemoSailings = ReadonlyMap<string, readonly DemoSailing[]>;

type Place = { readonly name: Words; readonly meetingPoint: Words | null };
/** A way by land that is shared with others. */
export type SharedRide = Pick<
  typeof landTransfer.$inferSelect,
  "id" | "startPointId" | "endPointId" | "minutes" | "price"
> & { readonly vehicle: Words; readonly from: Place; readonly to: Place };

/** What the import made, read from the database as the product reads it. */
export type DemoResort = {
  /** Rooms next to one another stand next to one another here. */
  readonly rooms: readonly RoomRow[];
  readonly roomTypes: ReadonlyMap<RoomTypeId, RoomTypeRow>;
  readonly packages: readonly PackageRow[];
  /** Of every package with a price, in the order in which guests see them. */
  readonly offers: readonly DemoOffer[];
  /** Those that stand on a shelf. */
  readonly addOns: readonly AddOnRow[];
  /** By `add-on day`. */
  readonly places: ReadonlyMap<string, DemoStock>;
  readonly sailings: DemoSailings;
  readonly taxes: readonly (typeof tax.$inferSelect)[];
  readonly ride: SharedRide | null;
  readonly promoPackages: readonly PromoPackageRow[];
  readonly events: readonly EventRow[];
};
