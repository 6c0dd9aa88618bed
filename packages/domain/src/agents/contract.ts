import type { Day } from "../calendar/day.ts";
import type { RateBook } from "../catalogue/catalogue.ts";
import type { Discount } from "../catalogue/reductions.ts";
import type { Words } from "../catalogue/words.ts";
import type { ContractId } from "../ids.ts";
import type { BasisPoints } from "../money/sen.ts";
import type { StayToQuote } from "../pricing/lines.ts";

/** When an agency pays. `withinDays` counts from the booking; null is at once, as everybody does. */
export type PaymentTerms =
  | { readonly kind: "payNow" }
  | {
      readonly kind: "deposit";
      readonly share: BasisPoints;
      /** Days before check-in at which the rest is due. */
      readonly balanceDaysBefore: number;
      readonly withinDays: number | null;
    }
  | { readonly kind: "payLater"; readonly withinDays: number };

/** What a resort and an agency have agreed. */
export type AgentContract = {
  readonly id: ContractId;
  /** `commission`: the public price, of which a share comes back; `net`: a lower price, and the mark-up is theirs. */
  readonly model: "commission" | "net";
  readonly commission: BasisPoints;
  readonly priceList: string | null;
  readonly market: string | null;
  /** Off the package's value. */
  readonly markdown: BasisPoints;
  readonly payment: PaymentTerms;
  /** Rooms that may wait for their money at a time. */
  readonly roomsUnpaid: number;
  /** First and last day of booking, both included. */
  readonly from: Day;
  readonly to: Day | null;
};

/** The contract by which an agency books on a day: of those that are valid the one that began last. */
export const contractOn = (contracts: readonly AgentContract[], day: Day): AgentContract | null => {
  const valid = contracts.filter(({ from, to }) => from <= day && (to === null || day <= to));
  return valid.toSorted((a, b) => b.from.localeCompare(a.from) || b.id.localeCompare(a.id))[0] ?? null;
};

const markdownName: Words = { en: "Agency rate", my: "Kadar agensi", cn: "同业优惠" };

/** What a markdown is taken off: the package's value, without add-ons, transport, fees and taxes. */
const packageValue = ["rate", "extraNight", "supplement", "surcharge"] as const;

const markdownOf = ({ id, markdown }: AgentContract): Discount => ({
  id,
  name: markdownName,
  share: markdown,
  on: packageValue,
});

/** The deposit as a contract has it. Without one in it, everything is paid at once or by its day. */
const depositOf = ({ payment }: AgentContract): RateBook["deposit"] =>
  payment.kind === "deposit" ? payment : { share: 10_000, balanceDaysBefore: 0 };

/** A rate book as this agency buys from it; without a contract, the public one. */
export const bookUnder = <B extends RateBook>(book: B, contract: AgentContract | null): B =>
  contract === null
    ? book
    : {
        ...book,
        deposit: depositOf(contract),
        discounts:
          contract.markdown === 0
            ? (book.discounts ?? null)
            : [...(book.discounts ?? []), markdownOf(contract)],
      };

/** What a contract adds to a question for a price. It goes after what anybody sent. */
export const contractTerms = (contract: AgentContract | null): Pick<StayToQuote, "market" | "priceList"> => ({
  ...(contract?.market != null && { market: contract.market }),
  ...(contract?.priceList != null && { priceList: contract.priceList }),
});
