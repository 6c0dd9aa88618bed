const words = {
  title: "Till sales",
  lead: "What was paid for at the till.",
  waiting: "Loading…",
  cancel: "Cancel",
  total_one: "{{count}} sale, {{paid}} taken",
  total_other: "{{count}} sales, {{paid}} taken",
  columns: {
    number: "Receipt",
    at: "Time",
    outlet: "Outlet",
    person: "Sold by",
    way: "Payment method",
    state: "Status",
    paid: "Paid",
  },
  states: { sold: "Sold", voided: "Voided", refunded: "Refunded" },
  filters: { any: "All", from: "From", to: "To", sold: "Sold", back: "Voided or refunded" },
  search: { label: "Search sales", placeholder: "Receipt, reference or item" },
  nothing: { title: "No sales found", text: "What guests and visitors pay for at the till appears here." },
  receipt: {
    title: "Receipt {{number}}",
    back: "All sales",
    pdf: "Download PDF",
    print: "Print",
    registration: "Reg. {{number}}",
    taxNumber: "SST {{number}}",
    by: "Served by {{name}}",
    before: "Before tax",
    tax: "Tax",
    inside: "{{tax}}, in the price",
    total: "Total",
    rounding: "Rounding to 5 sen",
    paid: "Paid",
    received: "Cash received",
    change: "Change",
    reference: "Reference {{reference}}",
    back_voided: "Voided by {{name}}",
    back_refunded: "Refunded by {{name}}",
  },
  mail: {
    act: "E-mail receipt",
    title: "E-mail the receipt",
    email: "E-mail address",
    hint: "It is used for this receipt only.",
    language: "Language",
    languages: { en: "English", my: "Bahasa Melayu", cn: "中文" },
    send: "Send receipt",
    done: "The receipt is on its way to {{email}}.",
  },
  takeBack: {
    reason: "Reason",
    voided: {
      act: "Void sale",
      title: "Void this sale?",
      cash: "{{amount}} leaves the drawer that took it. The sale stays in the list, as voided.",
      terminal: "Void {{amount}} on the card terminal as well. The sale stays in the list, as voided.",
      transfer: "Send {{amount}} back by bank transfer. The sale stays in the list, as voided.",
      gateway:
        "{{amount}} is refunded automatically to where it came from. The sale stays in the list, as refunded.",
      wallet: "{{amount}} is refunded to the wallet it came from. The sale stays in the list, as refunded.",
      done: "Sale voided, {{amount}} given back.",
    },
    refunded: {
      act: "Refund sale",
      title: "Refund this sale?",
      cash: "{{amount}} leaves your own drawer. The sale stays in the list, as refunded.",
      terminal: "Refund {{amount}} on the card terminal as well. The sale stays in the list, as refunded.",
      transfer: "Send {{amount}} back by bank transfer. The sale stays in the list, as refunded.",
      gateway:
        "{{amount}} is refunded automatically to where it came from. The sale stays in the list, as refunded.",
      wallet: "{{amount}} is refunded to the wallet it came from. The sale stays in the list, as refunded.",
      done: "Sale refunded, {{amount}} given back.",
    },
  },
};
export default words;

declare module "../../words.ts" {
  interface Words {
    "till-sales": typeof words;
  }
}
