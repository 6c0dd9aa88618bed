import { taxGroups } from "@pulau/domain/catalogue/catalogue.ts";
import type { OutletId, OutletItemId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { AmountField, idOf, text } from "./fields.ts";

/** The longest name of what is on no price list. */
export const longestItem = 60;

const Count = z.int({ error: "number" }).min(1, { error: "number" }).max(99, { error: "tooLarge" });

/** What is wanted at an outlet: of its price list, and beside it. */
export const BasketFields = {
  outletId: idOf<OutletId>(),
  items: z.array(z.object({ itemId: idOf<OutletItemId>(), count: Count })).max(60, { error: "tooLong" }),
  free: z
    .array(
      z.object({
        name: text(longestItem).meta({ example: "Broken snorkel" }),
        sen: AmountField.min(1, { error: "ringgit" }).meta({ example: 4_500 }),
        count: Count,
        taxGroup: z.enum(taxGroups),
      }),
    )
    .max(20, { error: "tooLong" })
    .default([])
    .meta({ description: "what is on no price list; only for whoever may change charges" }),
};

type Basket = {
  readonly items: readonly { readonly itemId: OutletItemId }[];
  readonly free: readonly object[];
};

/** That something is in the basket. */
export const isFilled = ({ items, free }: Basket): boolean => items.length + free.length > 0;

/** That no item is in it twice. */
export const isPlain = ({ items }: Basket): boolean =>
  new Set(items.map(({ itemId }) => itemId)).size === items.length;
