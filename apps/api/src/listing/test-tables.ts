/** Where a row of a list stands in the database, for tests that take one away and put it back. */
export type Stand = { readonly table: string; readonly column: string; readonly value: string };

type Row = Readonly<Record<string, unknown>>;
type StandOf = (row: Row) => Stand;

const by =
  (table: string, field = "_id", column = "id"): StandOf =>
  (row) => ({ table, column, value: String(row[field]) });

/** By a list's path, what holds its rows. */
export const standOf: Readonly<Record<string, StandOf>> = {
  "/api/agent/customers": by("customer"),
  "/admin/api/reservations": by("booking"),
  "/api/reservations/completed-booking": by("booking"),
  "/api/reservations/completed-booking/checkedIn": by("booking"),
  "/api/reservations": by("booking"),
  "/api/wallet/commissions": by("commission"),
  "/admin/api/partners/:_id/commissions": by("commission"),
  "/admin/api/currency/:_id/rates": by("currency_rate"),
  "/api/draft-booking": by("draft"),
  "/admin/api/draft-booking": by("draft"),
  "/api/booking-enquiry": by("booking_enquiry"),
  "/admin/api/booking-enquiry": by("booking_enquiry"),
  "/web/events": by("event"),
  "/api/web/events": by("event"),
  "/admin/api/event": by("event"),
  "/api/event/user/:id": by("purchase", "purchaseId"),
  "/admin/api/ledger/accounts/:kind": by("ledger_entry", "key", "account_key"),
  "/admin/api/ledger/entries": by("ledger_entry"),
  "/admin/api/needs-person": by("needs_person"),
  "/admin/api/payments": (row) => by(String(row.what))(row),
  "/admin/api/papers": (row) => by(row.bookingId ? "invoice" : "purchase_paper")(row),
  "/admin/api/partners": by("account"),
  "/admin/api/partners/:_id/bookings": by("booking"),
  "/api/reservations/get-payments": by("payment"),
  "/api/wallet/payout": by("payout"),
  "/admin/api/payout": by("payout"),
  "/api/promo-code": by("promo_code"),
  "/api/promotions": by("promo_code"),
  "/admin/api/promo-code": by("promo_code"),
  "/api/promo-package/user/bought": by("bought_package"),
  "/api/promo-package": by("promo_package"),
  "/admin/api/promo-package": by("promo_package"),
  "/api/influencer-package": by("influencer_package", "packageId", "package_id"),
  "/admin/api/room-type": by("room_type"),
  "/admin/api/security-log": by("security_entry"),
  "/admin/api/audit-log": by("audit_entry"),
  "/admin/api/usersList": by("staff_user"),
  "/admin/api/departmentsList": by("department"),
  "/admin/api/rolesList": by("staff_role"),
  "/admin/api/buildingsList": by("building"),
  "/admin/api/bedsList": by("bed"),
  "/admin/api/amenitiesList": by("amenity"),
  "/api/promo-code/bought": by("voucher"),
  "/admin/api/voucher": by("voucher"),
  "/api/voucher": by("voucher"),
  "/api/waiting-list": by("wait_entry"),
  "/admin/api/waiting-list": by("wait_entry"),
  "/api/wallet/transactions": by("ledger_entry"),
};
