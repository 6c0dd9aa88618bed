declare const kind: unique symbol;

/**
 * The id of one kind of thing. A plain text may still become one, for ids come out of addresses, of SQL and of tests;
 * but the id of one thing is refused where that of another is wanted.
 */
type IdOf<K extends string> = string & { readonly [kind]?: K };

/** The id of a thing of any kind, for what treats all alike: the id of one kind is never made of it. */
export type AnyId = IdOf<string>;

export type AccountDeletionId = IdOf<"accountDeletion">;
export type AccountId = IdOf<"account">;
export type AddOnId = IdOf<"addOn">;
export type AmenityId = IdOf<"amenity">;
export type AuditEntryId = IdOf<"auditEntry">;
export type BedId = IdOf<"bed">;
export type BedOptionId = IdOf<"bedOption">;
export type BoatId = IdOf<"boat">;
/** What a crew did on one press, by the id that its device made. */
export type BoardingActId = IdOf<"boardingAct">;
/** What a driver did on one press, by the id that the device made. */
export type PickUpActId = IdOf<"pickUpAct">;
/** A part of a booking that bears a note: a boat, a transfer or a payment. */
export type BookedPartId = BookedCrossingId | TransferId | PaymentId;
/** A boat in a booking. */
export type BookedCrossingId = IdOf<"bookedCrossing">;
export type BookingId = IdOf<"booking">;
export type BookmarkId = IdOf<"bookmark">;
export type NoticeId = IdOf<"notice">;
export type NoticeMarkId = IdOf<"noticeMark">;
/** A promo package that was bought has the id of its purchase. */
export type BoughtPackageId = IdOf<"purchase">;
export type BuildingId = IdOf<"building">;
/** Anything in a list of a rate card: a price, a period or a rule. */
export type CardEntryId = RuleId | PeriodId;
export type CategoryId = IdOf<"category">;
/** One line that was charged in house, or a discount on one. */
export type ChargeId = IdOf<"charge">;
/** What was charged in house by one press of the till. */
export type ChargeSlipId = IdOf<"chargeSlip">;
export type CommissionId = IdOf<"commission">;
/** What an agency has agreed with the resort. */
export type ContractId = IdOf<"contract">;
/** A boat on a day: a sailing, by the id of its stock, or the boat itself, chartered. */
export type CrossingId = StockId | BoatId;
export type CurrencyId = IdOf<"currency">;
export type CurrencyRateId = IdOf<"currencyRate">;
export type CustomerId = IdOf<"customer">;
export type DataExportId = IdOf<"dataExport">;
export type DiscountRequestId = IdOf<"discountRequest">;
export type DepartmentId = IdOf<"department">;
/** Cash that went into a drawer or out of it. */
export type DrawerEntryId = IdOf<"drawerEntry">;
/** That sailings were cancelled together, and one way of a booking that it met. */
export type DisruptionId = IdOf<"disruption">;
export type DisruptedCrossingId = IdOf<"disruptedCrossing">;
export type DocumentViewId = IdOf<"documentView">;
export type DraftId = IdOf<"draft">;
export type EmailChangeId = IdOf<"emailChange">;
export type EnquiryId = IdOf<"enquiry">;
/** What staff wrote about an enquiry. */
export type EnquiryMessageId = IdOf<"enquiryMessage">;
export type EventId = IdOf<"event">;
/** That a boat is not offered. */
export type ExclusionId = IdOf<"exclusion">;
/** Something broken in a room. */
export type FaultId = IdOf<"fault">;
export type FeeId = IdOf<"fee">;
/** What a guest says about a stay. */
export type FeedbackId = IdOf<"feedback">;
/** A share of a booking's bill that somebody pays. */
export type FolioId = IdOf<"folio">;
export type FileId = IdOf<"file">;
/** Something that a guest left in a room. */
export type FoundThingId = IdOf<"foundThing">;
/** The word for a brand of gateways. */
export type GatewayId = IdOf<"gateway">;
/** A line of the money on a group's own account. */
export type GroupEntryId = IdOf<"groupEntry">;
/** A group that comes together: a dive club, a school. */
export type GroupId = IdOf<"group">;
export type GuestId = IdOf<"guest">;
/** A link by which one guest fills in their own details. */
export type GuestLinkId = IdOf<"guestLink">;
/** What is held is held by the id of the draft, or of the purchase, that it is held for. */
export type HoldId = IdOf<"hold" | "draft" | "purchase">;
/** The draft that a stay's hold is for: the hold has its id. */
export const draftOf = (holdId: HoldId): DraftId => String(holdId);
/** A message of a gateway. */
export type InboxId = IdOf<"inbox">;
export type InvitationId = IdOf<"invitation">;
/** Work that waits in the queue. */
export type JobId = IdOf<"job">;
/** A manifest as it was when boarding was closed. */
export type KeptManifestId = IdOf<"keptManifest">;
/** A road between two points, in a vehicle. */
export type LandTransferId = IdOf<"landTransfer">;
export type LeadSourceId = IdOf<"leadSource">;
export type LedgerEntryId = IdOf<"ledgerEntry">;
export type MailLinkId = IdOf<"mailLink">;
export type MemberId = IdOf<"member">;
/** A heading, a page or a link of the portal's menu, or one of its own entries. */
export type MenuEntryId = IdOf<"menuEntry">;
/** What a person at the money desk has to look at. */
export type NeedId = IdOf<"need">;
/** A page of staff that follows the news, by the id that it made. */
export type NewsLineId = IdOf<"newsLine">;
/** What staff wrote about a booking. */
export type NoteId = IdOf<"note">;
export type OptionId = IdOf<"option">;
/** A point of sale in the resort. */
export type OutletId = IdOf<"outlet">;
export type OutletItemId = IdOf<"outletItem">;
/**
 * Whose drafts, holds and bookings are: an account, or a visitor's browser before anybody signs in. A sale at the till that is
 * paid on a phone is nobody's but its own.
 */
export type OwnerId = IdOf<"account" | "visitor" | "purchase">;
export type PackageId = IdOf<"package">;
export type PageId = IdOf<"page">;
export type PageVersionId = IdOf<"pageVersion">;
/** A paper of a booking, or of a purchase. */
export type PaperId = IdOf<"paper">;
export type PasskeyId = IdOf<"passkey">;
/** What money is owed for. */
export type PayableId = BookingId | PurchaseId;
/** Whatever money is owed for, by either name: which of the two it is, only the database knows. */
export const asPayable = (
  id: PayableId,
): { readonly bookingId: BookingId; readonly purchaseId: PurchaseId } => ({
  bookingId: String(id),
  purchaseId: String(id),
});
export type PaymentId = IdOf<"payment">;
export type PayoutId = IdOf<"payout">;
export type PeriodId = IdOf<"period">;
/** A member of an account, or of the staff. */
export type PersonId = MemberId | StaffId;
export type PointId = IdOf<"point">;
/** The secret part of the address at which a closed portal is seen. */
export type PreviewId = IdOf<"preview">;
export type PriceListId = IdOf<"priceList">;
export type PromoCodeId = IdOf<"promoCode">;
export type PromoPackageId = IdOf<"promoPackage">;
export type PurchaseId = IdOf<"purchase">;
/** A question of the feedback form. */
export type QuestionId = IdOf<"question">;
export type RateId = IdOf<"rate">;
export type RefundId = IdOf<"refund">;
export type RoleId = IdOf<"role">;
/** Something that was done about a room on a device: a step of the work, a note. */
export type RoomActId = IdOf<"roomAct">;
/** That a room is out of order, or out of service. */
export type RoomClosureId = IdOf<"roomClosure">;
/** What guests leave for the time of their stay. */
export type RoomDepositId = IdOf<"roomDeposit">;
export type RoomId = IdOf<"room">;
/** A photo of a room, of a fault or of something found in it. */
export type RoomPhotoId = IdOf<"roomPhoto">;
export type RoomTypeId = IdOf<"roomType">;
/** What put a line into a price: a rule of a card, what was chosen, what an agency has agreed, or what a desk settled. */
export type RuleId =
  | IdOf<"rule">
  | SurchargeId
  | RateId
  | OutletItemId
  | TaxId
  | FeeId
  | AddOnId
  | LandTransferId
  | CrossingId
  | PromoCodeId
  | ContractId
  | NeedId;
export type SecurityEntryId = IdOf<"securityEntry">;
export type SessionId = IdOf<"session">;
/** One person at one cash drawer, from its opening to its count. */
export type ShiftId = IdOf<"shift">;
export type StaffId = IdOf<"staff">;
/** What is sold by the piece has one id with its stock. */
export type StockId = IdOf<"stock" | "event" | "promoPackage">;
/** A surcharge that every card has of the resort. */
export type SurchargeId = IdOf<"surcharge">;
export type TaxId = IdOf<"tax">;
export type TicketId = IdOf<"ticket">;
/** What somebody paid for at the till. */
export type TillSaleId = IdOf<"tillSale">;
/** A booking of the ledger, with its entries. */
export type TransactionId = IdOf<"transaction">;
/** A booking's own transfer. */
export type TransferId = IdOf<"transfer">;
export type TravelDocumentId = IdOf<"travelDocument">;
/** What brings guests: a boat, or a road. */
export type TransportId = BoatId | LandTransferId;
export type VehicleId = IdOf<"vehicle">;
export type VoucherId = IdOf<"voucher">;
/** The part of a voucher's link that changes when it is given on; at first the voucher's own id. */
export type VoucherLinkId = IdOf<"voucherLink" | "voucher">;
export type WaitEntryId = IdOf<"waitEntry">;
