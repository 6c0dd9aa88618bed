const words = {
  title: "Currencies",
  order: "Order of currencies",
  lead: "Guests can view prices in these currencies as a guide. Payment is in ringgit only.",
  waiting: "Loading…",
  charged: "Charged currency",
  offered: "Offered",
  hidden: "Not offered",
  source: { staff: "Entered", bankNegara: "Bank Negara" },
  columns: {
    currency: "Currency",
    rate: "Rate",
    ratedOn: "Rate date",
    offered: "For guests",
    source: "Source",
    acts: "Actions",
  },
  fields: {
    code: "Code",
    codeHint: "Three letters, as banks use them: SGD",
    name: "Name",
    symbol: "Symbol",
    rate: "Ringgit for one unit",
    rateHint: "A decimal such as 3.3104",
    ratedOn: "Rate date",
  },
  add: {
    button: "Add a currency",
    title: "Add a currency",
    keep: "Add currency",
    done: "{{code}} has been added.",
  },
  edit: {
    button: "Edit",
    open: "Edit {{code}}",
    title: "{{code}}",
    offered: "Guests can choose it",
    keep: "Save",
    done: "{{code}} has been saved.",
  },
  rate: {
    import: "Import rates of {{code}}",
    button: "Rates",
    open: "Rates of {{code}}",
    title: "Rates of {{code}}",
    keep: "Save rate",
    done: "Rate of {{code}} saved.",
    history: "All rates of {{code}}",
  },
  bank: {
    title: "Rates of Bank Negara",
    daily:
      "Imported after the noon and closing sessions of each working day. Rates you enter yourself are kept.",
    button: "Import latest rates",
    taken: "New rates: {{codes}}.",
    nothingNew: "There are no new rates since the last import.",
    done_one: "Last import: one new rate,",
    done_other: "Last import: {{count}} new rates,",
    failed: {
      unreachable: "The last import failed: the bank could not be reached. Your rates are unchanged.",
      refused: "The last import failed: the bank returned no rates. Your rates are unchanged.",
      unreadable: "The last import failed: the bank’s answer could not be read. Your rates are unchanged.",
    },
  },
};
export default words;

declare module "../../words.ts" {
  interface Words {
    currencies: typeof words;
  }
}
