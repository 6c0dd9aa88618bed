import { describe, expect, it } from "vitest";
import {
  emptyBasket,
  findStays,
  mostOfOne,
  piecesIn,
  priceBasket,
  shelvesOf,
  taxesFor,
  withCount,
} from "./basket.ts";
import type { Outlet, Stay, Till } from "./calls.ts";

const words = (en: string, cn = en) => ({ en, my: en, cn });
const none = words("");
const outlet: Outlet = {
  _id: "bar",
  name: words("Bar"),
  icon: "bar",
  items: [
    {
      _id: "beer",
      name: words("Beer", "啤酒"),
      category: words("Drinks"),
      sen: 1_850,
      taxGroup: "food",
      pictures: [],
    },
    { _id: "tag", name: words("Tag"), category: none, sen: 500, taxGroup: "none", pictures: [] },
    {
      _id: "cafe",
      name: words("Café au lait"),
      category: words("Drinks"),
      sen: 900,
      taxGroup: "food",
      pictures: [],
    },
  ],
};
const taxes: Till["taxes"] = [{ id: "food", name: words("Food tax"), group: "food", share: 600 }];
const stay = (_id: string, rooms: string[], bookingName: string, guests: string[] = []): Stay => ({
  _id,
  bookingNo: `TB-${_id}`,
  bookingName,
  state: "inHouse",
  checkIn: "2026-12-02",
  checkOut: "2026-12-05",
  rooms,
  guests: guests.map((fullName) => ({ _id: fullName, fullName, roomNo: null })),
  taxIds: ["food"],
  folios: [],
  sharesCharges: false,
});

describe("a basket", () => {
  const basket = withCount(withCount(emptyBasket, "beer", 2), "tag", 1);

  it("costs what its items cost with their taxes, to the sen", () => {
    expect(priceBasket(basket, outlet, taxes)).toMatchObject({
      beforeSen: 4_200,
      taxSen: 222,
      totalSen: 4_422,
    });
    const more = { ...basket, free: [{ name: "Mask", sen: 1_000, taxGroup: "food" as const }] };
    expect(priceBasket(more, outlet, taxes).totalSen).toBe(4_422 + 1_060);
    expect(piecesIn(more)).toBe(4);
  });

  it("pays no tax that the stay is not asked for", () => {
    const exempt = { ...stay("1", ["W-02"], "Aisyah"), taxIds: [] };
    expect(taxesFor({ taxes }, null)).toEqual(taxes);
    expect(priceBasket(basket, outlet, taxesFor({ taxes }, exempt)).totalSen).toBe(4_200);
  });

  it("holds no more of one thing than a slip takes, and loses what there is none of", () => {
    expect(withCount(basket, "beer", 500).counts.get("beer")).toBe(mostOfOne);
    expect([...withCount(basket, "beer", 0).counts.keys()]).toEqual(["tag"]);
    const gone = withCount(basket, "off the list", 3);
    expect(priceBasket(gone, outlet, taxes).totalSen).toBe(4_422);
  });
});

describe("who pays", () => {
  const stays = [
    stay("1", ["W-02"], "Aisyah Rahman", ["Aisyah Rahman", "Daniel Tan"]),
    stay("2", ["W-20", "W-21"], "Zoë Müller"),
    stay("3", ["F-W1"], "Halim"),
  ];
  const found = (typed: string) => findStays(stays, typed).map(({ _id }) => _id);

  it("is found by room, by anybody's name, without accents, and by booking", () => {
    expect(found("w-0")).toEqual(["1"]);
    expect(found("w-2")).toEqual(["2"]);
    expect(found("daniel")).toEqual(["1"]);
    expect(found("zoe mu")).toEqual(["2"]);
    expect(found("TB-3")).toEqual(["3"]);
    expect(found("nobody")).toEqual([]);
    expect(found(" ")).toEqual(["1", "2", "3"]);
  });

  it("is looked for among rooms first", () => {
    expect(found("h")).toEqual(["1", "3"]);
    expect(found("f")).toEqual(["3"]);
  });
});

it("is sold under headings, and found in every language", () => {
  const say = ({ en }: { en: string }) => en;
  expect(shelvesOf(outlet, "", say).map(({ heading, items }) => [heading, items.length])).toEqual([
    ["Drinks", 2],
    ["", 1],
  ]);
  expect(shelvesOf(outlet, "啤", say)[0]?.items[0]?._id).toBe("beer");
  expect(shelvesOf(outlet, "cafe", say)[0]?.items[0]?._id).toBe("cafe");
  expect(shelvesOf(outlet, "wine", say)).toEqual([]);
});
