declare const kind: unique symbol;

/**
 * The id of one kind of thing. A plain text may still become one, for ids come out of addresses, of SQL and of tests;
 * but the id of one thing is refused where that of another is wanted.
 */
type IdOf<K extends string> = string & { readonly [kind]?: K };

export type AccountId = IdOf<"account">;
export type AddOnId = IdOf<"addOn">;
export type BedOptionId = IdOf<"bedOption">;
export type BoatId = IdOf<"boat">;
export type BookingId = IdOf<"booking">;
/** A promo package that was bought has the id of its purchase. */
export type BoughtPackageId = IdOf<"purchase">;
/** A boat on a day: a sailing, by the id of its stock, or the boat itself, chartered. */
export type CrossingId = StockId | BoatId;
export type CurrencyId = IdOf<"currency">;
export type DraftId = IdOf<"draft">;
export type EnquiryId = IdOf<"enquiry">;
export type EventId = IdOf<"event">;
/** What is held is held by the id of the draft, or of the purchase, that it is held for. */
export type HoldId = IdOf<"hold" | "draft" | "purchase">;
export type MemberId = IdOf<"member">;
export type OptionId = IdOf<"option">;
/** Whose drafts, holds and bookings are: an account, or a visitor's browser before anybody signs in. */
export type OwnerId = IdOf<"account" | "visitor">;
export type PackageId = IdOf<"package">;
export type PaymentId = IdOf<"payment">;
export type PayoutId = IdOf<"payout">;
export type PeriodId = IdOf<"period">;
export type PromoCodeId = IdOf<"promoCode">;
export type PromoPackageId = IdOf<"promoPackage">;
export type PurchaseId = IdOf<"purchase">;
export type RefundId = IdOf<"refund">;
export type RoomId = IdOf<"room">;
export type RoomTypeId = IdOf<"roomType">;
export type StaffId = IdOf<"staff">;
/** What is sold by the piece has one id with its stock. */
export type StockId = IdOf<"stock" | "event" | "promoPackage">;
export type VoucherId = IdOf<"voucher">;
