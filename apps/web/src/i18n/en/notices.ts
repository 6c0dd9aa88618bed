/** What happened to your bookings and payments, and what waits for staff. */
const words = {
  title: "Notifications",
  bell_one: "Notifications, {{count}} unread",
  bell_other: "Notifications, {{count}} unread",
  isUnread: " (unread)",
  none: "New notifications appear here.",
  readAll: "Mark all as read",
  clearAll: "Clear all",
  clear: "Clear “{{title}}”",
  kinds: {
    "booking-confirmed": "Booking confirmed",
    "booking-changed": "Booking changed",
    "booking-cancelled": "Booking cancelled",
    "boat-cancelled": "Your boat is cancelled",
    "boat-sails": "Your boat sails after all",
    "payment-reminder": "Payment due soon",
    "balance-reminder": "Balance due",
    "payment-received": "Payment received",
    "payment-late": "Payment received after the deadline",
    "slip-verified": "Bank transfer verified",
    "slip-refused": "Bank transfer not accepted",
    "refund-made": "Refund sent",
    "rooming-list-due": "Rooming list due",
    "enquiry-reply": "Reply to your enquiry",
    "enquiry-prepared": "We’ve prepared a booking for you",
    "wait-offer": "A place has opened up for you",
    "wait-missed": "Your waiting list offer has ended",
    "payout-approved": "Payout approved",
    "payout-paid": "Payout sent",
    "payout-rejected": "Payout rejected",
    "needs-attention": "Needs attention",
    "enquiry-arrived": "New enquiry",
    "payout-requested": "Payout request",
    "discount-requested": "Discount to approve",
    "boat-answered": "Guest answered about a boat",
  },
};
export default words;

declare module "../words.ts" {
  interface Words {
    notices: typeof words;
  }
}
