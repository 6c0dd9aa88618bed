const words = {
  title: "Invoices",
  month: "Month",
  earlier: "Previous month",
  later: "Next month",
  csv: "CSV of the month",
  kinds: { label: "Document type", all: "All", invoice: "Invoices", creditNote: "Credit notes" },
  kindOf: { invoice: "Invoice", creditNote: "Credit note" },
  reasons: {
    booked: "As booked",
    changed: "Booking changed",
    cancelled: "Booking cancelled",
    noShow: "No-show",
    takenBack: "Reinstated",
    refunded: "Refund",
    otherPayer: "Billed to another payer",
  },
  eventReasons: { booked: "Tickets to an event", cancelled: "Tickets returned or event cancelled" },
  search: {
    label: "Search documents",
    placeholder: "Number, booking or name",
  },
  invoiced: "Invoiced",
  credited: "Credited",
  ofItTax: "of which tax",
  caption: "Documents of the month",
  columns: {
    number: "Number",
    kind: "Type",
    booking: "Booking",
    eInvoice: "e-Invoice",
    amount: "Amount",
  },
  asked: "Requested",
  json: "JSON",
  eInvoiceOf: "e-Invoice of {{number}} as JSON",
  waiting: "Loading…",
  none: "No documents this month",
  noneText: "An invoice is issued as soon as a booking is confirmed.",
  nothing: "No matching documents",
  nothingText: "Try another number or name, or look in another month.",
  tax: {
    title: "e-Invoices of the month",
    off: "The resort’s tax details are not set, so no e-Invoices are created.",
    lead: "Submit these within seven days of the end of the month. Documents requested by guests, and those above RM 10,000, are not included.",
    consolidated: {
      invoice: "Consolidated, invoices ({{count}})",
      creditNote: "Consolidated, credit notes ({{count}})",
    },
    selfBilled: {
      invoice: "Self-billed commission: {{name}}",
      creditNote: "Self-billed commission, reversed: {{name}}",
    },
    lacking: "Tax details are missing.",
    toPartner: "Go to partner",
    split:
      "Split into {{count}} files, because LHDN accepts at most 300 KB per file. Submit at most 16 at once.",
    part: "JSON {{number}}",
    lines_one: "{{count}} line",
    lines_other: "{{count}} lines",
    own_one: "One document needs its own e-Invoice:",
    own_other: "{{count}} documents need their own e-Invoice:",
    asked: "requested",
    large: "above RM 10,000",
  },
};
export default words;

declare module "../../words.ts" {
  interface Words {
    books: typeof words;
  }
}
