import type { Received } from "@pulau/contract/route.ts";
import { tillRoute } from "@pulau/contract/till.ts";
import { sellRoute } from "@pulau/contract/till-sales.ts";
import type { OutletId } from "@pulau/domain/ids.ts";
import { type Sen, sumSen } from "@pulau/domain/money/sen.ts";
import { priceCharge } from "@pulau/domain/till/charge-lines.ts";
import { inAll } from "../../../db/factories/words.ts";
import type { Caller } from "../../../races/caller.ts";
import { once } from "../till/test-till.ts";

type Sale = Partial<Received<typeof sellRoute>["body"]> & { readonly outletId: OutletId };

/** What a till shows somebody who pays at once, as its page reckons it. */
export async function priceForVisitor(desk: Caller, { items = [], free = [] }: Sale): Promise<Sen> {
  const { outlets, taxes, visitorTaxIds } = await desk.must(tillRoute, { query: {} });
  const visitorTaxes = taxes.filter(({ id }) => visitorTaxIds.includes(id));
  const sold = outlets.flatMap((outlet) => outlet.items);
  const wanted = [
    ...items.map(({ itemId, count }) => {
      const item = sold.find(({ _id }) => _id === itemId);
      if (!item) throw new Error(`the till does not sell ${itemId}`);
      return { ...item, ruleId: itemId, count, unitSen: item.sen };
    }),
    ...free.map(({ name, sen, ...rest }) => ({ ...rest, ruleId: "free", name: inAll(name), unitSen: sen })),
  ];
  return sumSen(wanted.map((charged) => priceCharge(charged, visitorTaxes).totalSen));
}

/** Sells for cash, unless told, at the price that the till shows. */
export async function sellAtTill(desk: Caller, sale: Sale, key = once()) {
  const agreedTotalSen = sale.agreedTotalSen ?? (await priceForVisitor(desk, sale));
  return desk.call(sellRoute, { body: { way: "cash", items: [], ...sale, agreedTotalSen } }, key);
}

export async function mustSell(desk: Caller, sale: Sale) {
  const sold = await sellAtTill(desk, sale);
  if (!sold.ok) throw new Error(sold.code);
  return sold.value;
}
