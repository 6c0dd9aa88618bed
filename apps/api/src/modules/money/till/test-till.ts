import { randomUUID } from "node:crypto";
import type { Received } from "@pulau/contract/route.ts";
import { chargeRoute, tillRoute } from "@pulau/contract/till.ts";
import type { BookingId, OutletId, OutletItemId } from "@pulau/domain/ids.ts";
import { type Sen, sumSen } from "@pulau/domain/money/sen.ts";
import { priceCharge } from "@pulau/domain/till/charge-lines.ts";
import type { Db } from "../../../db/connect.ts";
import { inAll, only } from "../../../db/factories/words.ts";
import { outlet, outletItem } from "../../../db/schema/charges.ts";
import type { Caller } from "../../../races/caller.ts";

export const once = () => ({ "idempotency-key": randomUUID() });

export type Bar = {
  readonly outletId: OutletId;
  readonly beer: OutletItemId;
  readonly dive: OutletItemId;
};

/** A bar with a beer at RM 18.50 (6 % tax on food) and a dive at RM 180.00 (none). */
export async function makeBar(db: Db): Promise<Bar> {
  const { id: outletId } = only(
    await db
      .insert(outlet)
      .values({ name: inAll("Bar"), icon: "bar" })
      .returning({ id: outlet.id }),
  );
  const category = { en: "", my: "", cn: "" };
  const [beer, dive] = await db
    .insert(outletItem)
    .values([
      { outletId, name: inAll("Beer"), category, sen: 1_850, taxGroup: "food" },
      { outletId, name: inAll("Dive"), category, sen: 18_000, taxGroup: "other" },
    ])
    .returning({ id: outletItem.id });
  if (!beer || !dive) throw new Error("the bar sells nothing");
  return { outletId, beer: beer.id, dive: dive.id };
}

type Slip = Partial<Received<typeof chargeRoute>["body"]> & { readonly outletId: OutletId };

/** What a till shows for these items, as its page reckons it. */
export async function priceAtTill(desk: Caller, slip: Slip): Promise<Sen> {
  const { outlets, taxes } = await desk.must(tillRoute, { query: {} });
  const sold = outlets.flatMap(({ items }) => items);
  const listed = (slip.items ?? []).map(({ itemId, count }) => {
    const item = sold.find(({ _id }) => _id === itemId);
    if (!item) throw new Error(`the till does not sell ${itemId}`);
    return { ...item, ruleId: itemId, count, unitSen: item.sen };
  });
  const free = (slip.free ?? []).map(({ name, sen, ...rest }) => ({
    ...rest,
    ruleId: "free",
    name: inAll(name),
    unitSen: sen,
  }));
  return sumSen([...listed, ...free].map((charged) => priceCharge(charged, taxes).totalSen));
}

/** Charges at the price that the till shows. */
export async function chargeAtTill(desk: Caller, _id: BookingId, slip: Slip, key = once()) {
  const agreedTotalSen = slip.agreedTotalSen ?? (await priceAtTill(desk, slip));
  return desk.call(chargeRoute, { params: { _id }, body: { items: [], ...slip, agreedTotalSen } }, key);
}
