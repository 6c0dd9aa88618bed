import { malaysianTaxes, marineParkFee, tourismTax } from "@pulau/domain/catalogue/malaysian-charges.ts";
import type { z } from "zod";
import type { Fee, ResortCharges, Tax } from "./calls.ts";

type Lists = z.input<typeof ResortCharges>;
export type Ready = { readonly tax: Tax } | { readonly fee: Fee };

const ready: readonly Ready[] = [
  ...malaysianTaxes.map((tax) => ({ tax: { _id: null, ...tax } })),
  ...[tourismTax, marineParkFee].map((fee) => ({
    fee: { _id: null, ...fee, amounts: fee.amounts.map((row) => ({ ...row })) },
  })),
];

export const chargeOf = (of: Ready): Tax | Fee => ("tax" in of ? of.tax : of.fee);

/** The Malaysian ones that are not there yet, by their English names. */
export const readyFor = ({ taxes, fees }: Lists): readonly Ready[] => {
  const there = new Set([...taxes, ...fees].map(({ name }) => name.en));
  return ready.filter((of) => !there.has(chargeOf(of).name.en));
};

export const withReady = (lists: Lists, added: readonly Ready[]): Lists => ({
  ...lists,
  taxes: [...lists.taxes, ...added.flatMap((of) => ("tax" in of ? of.tax : []))],
  fees: [...lists.fees, ...added.flatMap((of) => ("fee" in of ? of.fee : []))],
});
