export type Part = "full" | "deposit" | "balance";

/** What can happen to a payment, as numbers that mean whatever is there when it happens. */
export type MoneyEvent =
  | { readonly do: "open"; readonly bank: number; readonly part: Part; readonly key: number }
  | {
      readonly do: "atBank";
      readonly session: number;
      readonly verdict: "paid" | "declined" | "expired" | "less";
    }
  | {
      readonly do: "callback";
      readonly session: number;
      readonly wrong: "no" | "amount" | "currency" | "flow";
    }
  | { readonly do: "poll"; readonly attempt: number }
  | { readonly do: "job"; readonly which: number }
  | { readonly do: "wait"; readonly seconds: number }
  | { readonly do: "wallet"; readonly part: Part; readonly share: number; readonly key: number }
  | { readonly do: "cancel" }
  | { readonly do: "rival" }
  | {
      readonly do: "refund";
      readonly share: number;
      readonly to: "source" | "wallet";
      readonly price: "lowers" | "owes";
    }
  | { readonly do: "cash"; readonly share: number }
  | { readonly do: "void"; readonly attempt: number }
  | { readonly do: "fault"; readonly bank: number; readonly when: "before" | "after" }
  | { readonly do: "refuse"; readonly bank: number }
  | { readonly do: "comesBack"; readonly bank: number; readonly which: number; readonly isDelivered: boolean }
  | {
      readonly do: "elsewhere";
      readonly bank: number;
      readonly which: number;
      readonly share: number;
      readonly isDelivered: boolean;
    }
  | { readonly do: "wayOut"; readonly which: number; readonly way: "again" | "toWallet" | "byHand" };

/** One or two happenings at the same time, each in a process of its own; the first may die at a step. */
export type Moment = {
  readonly first: MoneyEvent;
  readonly second: MoneyEvent | null;
  readonly diesAt: number | null;
};

/** One kind of happening, with what it says. */
export type Of<D extends MoneyEvent["do"]> = Extract<MoneyEvent, { do: D }>;
