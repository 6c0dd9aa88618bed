import type { PaymentId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type pg from "pg";
import type { SimulatedFault } from "./local-http.ts";

/** The product that a provider's stand-in plays with, for one that runs within it. */
export type Product = {
  readonly pool: () => Pick<pg.Pool, "query">;
  readonly url: () => string;
  readonly secret: string;
};

/** What the `testing/local-server.ts` of each gateway's folder gives. */
export type LocalServer = (product: Product) => Promise<Provider>;

/** A callback as a provider sends it. */
export type Sent = { readonly headers: Record<string, string>; readonly body: string };

/** How far a dispute has come: an inquiry that takes nothing, the money gone, the answer, what was decided, the money back. */
export type DisputeStage = "inquired" | "created" | "underReview" | "won" | "reinstated" | "lost";

export type DisputedSum = { readonly amountSen?: Sen; readonly currency?: string };

/**
 * A provider that stands in for the real one: its side of the interface, with what a guest does on its page and what it
 * says of it. Pages are named by their address, as guests know them.
 */
export type Provider = {
  readonly id: string;
  /** The environment that leads the product to it. */
  readonly env: Record<string, string>;
  trouble: SimulatedFault;
  /** What was asked against the published interface; empty when all was well. */
  readonly complaints: readonly string[];
  pay(page: string): Promise<void>;
  decline(page: string): Promise<void>;
  /** Lets the page's own time run out; null where pages have none. */
  readonly expire: ((page: string) => Promise<void>) | null;
  /** The callback about the page as it stands; with another amount when told. */
  callback(page: string, altered?: { amountSen: Sen }): Promise<Sent>;
  /** The same with a signature by another key. */
  forged(page: string): Promise<Sent>;
  /** Whether the guest can still pay on this page. */
  isOpen(page: string): Promise<boolean>;
  /** How many pages there are for one of our payments. */
  pagesOf(paymentId: PaymentId): Promise<number>;
  /** Every refund that it made on a page, in sen; null where it makes none. */
  readonly refundsOf: ((page: string) => Promise<number[]>) | null;
  /**
   * Takes money of a page back behind our back, all that is left unless told; after all of it any refund of ours is one
   * too many. Answers what it tells of that, each piece of news once.
   */
  readonly refundElsewhere: ((page: string, amountSen?: Sen) => Promise<Sent[]>) | null;
  /** What it tells of every refund of ours on a page when it is made; null where it tells nothing. */
  readonly refundsNotified: ((page: string) => Promise<Sent[]>) | null;
  /** What it tells when the guest's bank sends every refund of a page back, each piece of news once; null where it tells nothing. */
  readonly refundsComeBack: ((page: string) => Promise<Sent[]>) | null;
  /** What it tells of a dispute about a page as it goes, over all of its money unless told; null where there are none. */
  readonly dispute: ((page: string, stage: DisputeStage, over?: DisputedSum) => Promise<Sent>) | null;
  close(): Promise<void>;
};
