/** A text in each of the product's languages. */
type Texts = { readonly en: string; readonly my: string; readonly cn: string };

/**
 * What is to be known of a payment gateway without speaking to it. Plain data, one for each folder of
 * `apps/api/src/gateways`: the server's papers and the browser's pages read the same.
 */
export type GatewayBrand = {
  /** Where it stands among the others until staff choose an order, from the lowest. */
  readonly place: number;
  /** What the firm is called. */
  readonly name: Texts;
  /** What guests pay with there: how they are asked, and what their papers say. */
  readonly pays: Texts;
  /** What staff are told before they offer it. */
  readonly about: Texts;
  /** Whether guests are offered it until staff decide, once its keys are there. */
  readonly offered: boolean;
  /** Whether it is for practice alone: it comes with the demo, needs no keys, and is not there otherwise. */
  readonly practice: boolean;
};
