import { everyRight } from "@pulau/domain/access/permissions.ts";
import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { TaxGroup } from "@pulau/domain/catalogue/taxes.ts";
import type { BookingId, ChargeId, GuestId, StaffId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Db } from "../db/connect.ts";
import { sql } from "../db/orm.ts";
import { outlet, outletItem } from "../db/schema/charges.ts";
import { inTransaction, type Tx } from "../db/tx.ts";
import { chargeStay, takeOffCharge } from "../modules/money/till/public.ts";
import { makeDemoSales, type SoldItem } from "./demo-sales.ts";

const words = (en: string, my: string, cn: string): Words => ({ en, my, cn });
const none = words("", "", "");
const beers = words("Beer and wine", "Bir dan wain", "啤酒与葡萄酒");
const soft = words("Soft drinks", "Minuman ringan", "软饮料");
const snacks = words("Snacks", "Snek", "小吃");
const dives = words("Dives", "Selaman", "潜水");
const gear = words("Gear for a day", "Sewa peralatan sehari", "装备日租");

type Item = readonly [name: Words, sen: Sen, picture?: string];
type Shelf = { readonly category: Words; readonly taxGroup: TaxGroup; readonly items: readonly Item[] };
type Shop = { readonly name: Words; readonly icon: string; readonly shelves: readonly Shelf[] };

/** Three points of sale, with prices as an island has them. */
const shops: readonly Shop[] = [
  {
    name: words("Beach bar", "Bar pantai", "海滩酒吧"),
    icon: "bar",
    shelves: [
      {
        category: beers,
        taxGroup: "food",
        items: [
          [words("Beer, can", "Bir tin", "罐装啤酒"), 1_800],
          [words("Beer bucket, 5 cans", "Baldi bir, 5 tin", "啤酒桶（5 罐）"), 8_000],
          [words("House wine, glass", "Wain, segelas", "杯装葡萄酒"), 2_800],
        ],
      },
      {
        category: soft,
        taxGroup: "food",
        items: [
          [words("Fresh coconut", "Kelapa muda", "鲜椰子"), 1_200],
          [words("Watermelon juice", "Jus tembikai", "西瓜汁"), 1_400],
          [words("Iced teh tarik", "Teh tarik ais", "冰拉茶"), 800],
          [words("Mineral water, 1.5 l", "Air mineral, 1.5 l", "矿泉水 1.5 升"), 600],
        ],
      },
      {
        category: snacks,
        taxGroup: "food",
        items: [
          [words("Fish and chips", "Ikan dan kentang goreng", "炸鱼薯条"), 2_900],
          [words("Satay, 10 sticks", "Sate, 10 cucuk", "沙爹 10 串"), 2_200],
          [words("Ice cream", "Aiskrim", "冰淇淋"), 850],
        ],
      },
    ],
  },
  {
    name: words("Dive shop", "Kedai selam", "潜水店"),
    icon: "dive",
    shelves: [
      {
        category: dives,
        taxGroup: "other",
        items: [
          [words("Boat dive", "Selaman bot", "船潜"), 13_000, "boat-at-jetty"],
          [words("Discover scuba", "Cuba selam skuba", "体验潜水"), 18_000, "reef"],
          [words("Night dive", "Selaman malam", "夜潜"), 16_000],
        ],
      },
      {
        category: gear,
        taxGroup: "other",
        items: [
          [words("Mask and fins", "Topeng dan sirip", "面镜与脚蹼"), 1_500],
          [words("Wetsuit", "Sut selam", "潜水服"), 2_000],
          [words("Dive computer", "Komputer selam", "潜水电脑表"), 3_500],
        ],
      },
      {
        category: none,
        taxGroup: "none",
        items: [[words("Marine park tag", "Tag taman laut", "海洋公园手环"), 500]],
      },
    ],
  },
  {
    name: words("Laundry", "Dobi", "洗衣房"),
    icon: "laundry",
    shelves: [
      {
        category: none,
        taxGroup: "other",
        items: [
          [words("Shirt, washed and pressed", "Kemeja, basuh dan gosok", "衬衫（洗烫）"), 800],
          [words("Trousers", "Seluar panjang", "长裤"), 900],
          [words("Dress", "Gaun", "连衣裙"), 1_400],
          [words("Wash and fold, 1 kg", "Basuh dan lipat, 1 kg", "水洗折叠 1 公斤"), 1_200],
        ],
      },
    ],
  },
];

type Guests = { readonly id: BookingId; readonly guestId: GuestId | null };

/**
 * The resort's outlets, and what some guests in house have had there since yesterday, by the call that the till makes; one of
 * it was charged to the wrong room.
 */
export async function makeDemoCharges(db: Db): Promise<void> {
  const { rows } = await db.execute<{ id: StaffId; username: string }>(
    sql`SELECT id, username FROM staff_user WHERE username IN ('bar', 'frontdesk')`,
  );
  const bar = rows.find(({ username }) => username === "bar")?.id;
  const desk = rows.find(({ username }) => username === "frontdesk")?.id;
  if (!bar || !desk) return;
  await inTransaction(db, async (tx) => {
    const kept = await writeShops(tx);
    const [first, second, third] = await guestsInHouse(tx);
    const charge = (to: Guests | undefined, note: string, ...items: readonly (readonly [string, number])[]) =>
      to && chargeItems(tx, { to, note, items, kept, staffId: bar });
    await charge(first, "", ["Beer, can", 2], ["Fish and chips", 1]);
    await charge(first, "House reef", ["Boat dive", 1], ["Dive computer", 1]);
    await charge(second, "Bag 31", ["Shirt, washed and pressed", 4]);
    await charge(second, "", ["Ice cream", 2]);
    await charge(third, "", ["Fresh coconut", 3]);
    await takeOffLast(tx, desk);
    await makeDemoSales(tx, kept, { bar, desk });
  });
}

async function writeShops(tx: Tx): Promise<readonly SoldItem[]> {
  const kept: SoldItem[] = [];
  for (const [position, { name, icon, shelves }] of shops.entries()) {
    const [made] = await tx.insert(outlet).values({ name, icon, position }).returning({ id: outlet.id });
    if (!made) throw new Error("no outlet was made");
    let place = 0;
    for (const { category, taxGroup, items } of shelves)
      for (const [itemName, sen, picture] of items) {
        const pictures = picture ? [{ picture, alt: itemName }] : [];
        const values = {
          outletId: made.id,
          name: itemName,
          category,
          sen,
          taxGroup,
          pictures,
          position: place++,
        };
        const [item] = await tx.insert(outletItem).values(values).returning({ id: outletItem.id });
        if (item) kept.push({ outletId: made.id, itemId: item.id, name: itemName.en });
      }
  }
  return kept;
}

/** Guests who stay on for a while, and are not those whom visitors of the demo sign in as. */
async function guestsInHouse(tx: Tx): Promise<readonly Guests[]> {
  const { rows } = await tx.execute<Guests>(sql`
    SELECT b.id, (SELECT g.id FROM booking_guest g WHERE g.booking_id = b.id ORDER BY g.position LIMIT 1) AS "guestId"
    FROM booking b WHERE b.state = 'inHouse' AND b.agent_member_id IS NULL
      AND NOT EXISTS (SELECT FROM member m WHERE m.account_id = b.account_id AND m.email LIKE '%@demo.pulau.test')
    ORDER BY b.check_out DESC, b.booking_no LIMIT 3`);
  return rows;
}

type Round = {
  readonly to: Guests;
  readonly note: string;
  readonly items: readonly (readonly [name: string, count: number])[];
  readonly kept: readonly SoldItem[];
  readonly staffId: StaffId;
};

async function chargeItems(tx: Tx, { to, note, items, kept, staffId }: Round): Promise<void> {
  const wanted = items.flatMap(([name, count]) => {
    const item = kept.find((sold) => sold.name === name);
    return item ? [{ ...item, count }] : [];
  });
  const [first] = wanted;
  if (!first) throw new Error(`no shop sells ${items}`);
  const slip = {
    bookingId: to.id,
    outletId: first.outletId,
    items: wanted.map(({ itemId, count }) => ({ itemId, count })),
    free: [],
    guestId: to.guestId,
    folio: null,
    note,
    signature: null,
    staffId,
    permissions: everyRight(),
  };
  // What it costs is what the refusal of another price tells.
  const refused = await chargeStay(tx, { ...slip, agreedTotalSen: -1 });
  const totalSen = refused.ok ? undefined : refused.failure.facts?.totalSen;
  const charged = await chargeStay(tx, { ...slip, agreedTotalSen: Number(totalSen) });
  if (!charged.ok) throw new Error(`the demo’s charge was refused: ${charged.failure.code}`);
}

/** The last one was for somebody else. */
async function takeOffLast(tx: Tx, staffId: StaffId): Promise<void> {
  const { rows } = await tx.execute<{ id: ChargeId }>(
    sql`SELECT id FROM booking_charge WHERE off_at IS NULL ORDER BY seq DESC LIMIT 1`,
  );
  const chargeId = rows[0]?.id;
  if (chargeId) await takeOffCharge(tx, { chargeId, staffId, reason: "Charged to the wrong room" });
}
