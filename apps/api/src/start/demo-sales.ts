import { everyRight } from "@pulau/domain/access/permissions.ts";
import type { OutletId, OutletItemId, StaffId, TillSaleId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { TillPayment } from "@pulau/domain/till/settle-sale.ts";
import type { Tx } from "../db/tx.ts";
import { sell, takeBackSale } from "../modules/money/till-sales/public.ts";

export type SoldItem = { readonly outletId: OutletId; readonly itemId: OutletItemId; readonly name: string };

const hour = 3_600_000;

type Sale = {
  readonly items: readonly (readonly [name: string, count: number])[];
  readonly paid: TillPayment;
  readonly staffId: StaffId;
  readonly hoursAgo: number;
  readonly note?: string;
};

const card = (reference: string): TillPayment => ({ way: "terminal", reference, receivedSen: null });
const cash = (receivedSen: Sen): TillPayment => ({ way: "cash", reference: "", receivedSen });

/** What day visitors and guests paid for at the tills since yesterday, by the call that the till makes; one was voided. */
export async function makeDemoSales(
  tx: Tx,
  kept: readonly SoldItem[],
  { bar, desk }: { readonly bar: StaffId; readonly desk: StaffId },
): Promise<void> {
  const sales: readonly Sale[] = [
    { items: [["Fresh coconut", 2]], paid: card("118402"), staffId: bar, hoursAgo: 27 },
    {
      items: [
        ["Discover scuba", 2],
        ["Marine park tag", 2],
      ],
      paid: { way: "transfer", reference: "MB2U-60418822", receivedSen: null },
      staffId: bar,
      hoursAgo: 26,
      note: "Day visitors, boat of 11:00",
    },
    {
      items: [
        ["Fish and chips", 2],
        ["Watermelon juice", 2],
      ],
      paid: card("118455"),
      staffId: bar,
      hoursAgo: 1,
    },
    { items: [["Beer, can", 1]], paid: cash(2_000), staffId: desk, hoursAgo: 0 },
  ];
  for (const sale of sales) await sellItems(tx, kept, sale);
  const twice: Sale = { items: [["Ice cream", 2]], paid: card("118461"), staffId: bar, hoursAgo: 0 };
  const saleId = await sellItems(tx, kept, twice);
  const voided = await takeBackSale(tx, { saleId, staffId: desk, as: "voided", reason: "Rung up twice" });
  if (!voided.ok) throw new Error(`the demo’s sale was not voided: ${voided.failure.code}`);
}

async function sellItems(
  tx: Tx,
  kept: readonly SoldItem[],
  { items, paid, staffId, hoursAgo, note = "" }: Sale,
): Promise<TillSaleId> {
  const wanted = items.flatMap(([name, count]) => {
    const item = kept.find((sold) => sold.name === name);
    return item ? [{ ...item, count }] : [];
  });
  const [first] = wanted;
  if (!first) throw new Error(`no shop sells ${items}`);
  const selling = {
    ...paid,
    outletId: first.outletId,
    items: wanted.map(({ itemId, count }) => ({ itemId, count })),
    free: [],
    note,
    staffId,
    permissions: everyRight(),
    ...(hoursAgo > 0 && { at: new Date(Date.now() - hoursAgo * hour) }),
  };
  // What it costs is what the refusal of another price tells.
  const refused = await sell(tx, { ...selling, agreedTotalSen: -1 });
  const totalSen = refused.ok ? undefined : refused.failure.facts?.totalSen;
  const sold = await sell(tx, { ...selling, agreedTotalSen: Number(totalSen) });
  if (!sold.ok) throw new Error(`the demo’s sale was refused: ${sold.failure.code}`);
  return sold.value._id;
}
