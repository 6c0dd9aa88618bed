import type { OutletId, OutletItemId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { type Basket, emptyBasket, piecesIn, withCount } from "./basket.ts";
import type { Outlet, Till } from "./calls.ts";
import { rememberedOutlet, rememberOutlet } from "./remembered-outlet.ts";
import { type SaleValues, type SlipValues, useSent } from "./sent-slips.ts";

/** Which outlet sells, what is in its basket, and what became of its slip or sale: each outlet has its own. */
export function useTill({ outlets }: Till) {
  const [chosen, setChosen] = useState<OutletId | null>(null);
  const [baskets, setBaskets] = useState<Readonly<Record<OutletId, Basket>>>({});
  const outlet = outlets.find(({ _id }) => _id === chosen) ?? rememberedOutlet(outlets);
  const basket = (outlet && baskets[outlet._id]) ?? emptyBasket;
  const slip = useSent<SlipValues>(outlet?._id ?? "");
  const sale = useSent<SaleValues>(outlet?._id ?? "");
  const put = (next: Basket) => {
    if (!outlet) return;
    if (piecesIn(next) === 0) {
      slip.forget();
      sale.forget();
    }
    setBaskets((before) => ({ ...before, [outlet._id]: next }));
  };
  return {
    outlet,
    basket,
    slip,
    sale,
    put,
    setCount: (id: OutletItemId, count: number) => put(withCount(basket, id, count)),
    choose: (next: Outlet) => {
      rememberOutlet(next);
      setChosen(next._id);
    },
  };
}
