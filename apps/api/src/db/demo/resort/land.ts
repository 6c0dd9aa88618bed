import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { TransferPrice } from "@pulau/domain/catalogue/transfers.ts";
import type { landTransfer, transferVehicle, transportPoint } from "../../schema/transfers.ts";

type Point = Pick<typeof transportPoint.$inferInsert, "type"> & { name: Words; meetingPoint: Words | null };

/** Where guests come from, and the jetty from which the ferries leave. */
export const demoPoints = {
  airport: {
    type: "airport",
    name: {
      en: "Sultan Mahmud Airport, Kuala Terengganu",
      my: "Lapangan Terbang Sultan Mahmud, Kuala Terengganu",
      cn: "瓜拉登嘉楼苏丹马末机场",
    },
    meetingPoint: {
      en: "Arrival hall, by the resort’s sign",
      my: "Dewan ketibaan, di papan tanda resort",
      cn: "到达大厅，度假村接机牌处",
    },
  },
  kotaBharu: {
    type: "airport",
    name: {
      en: "Sultan Ismail Petra Airport, Kota Bharu",
      my: "Lapangan Terbang Sultan Ismail Petra, Kota Bharu",
      cn: "哥打峇鲁苏丹依斯迈布特拉机场",
    },
    meetingPoint: {
      en: "Arrival hall, by the resort’s sign",
      my: "Dewan ketibaan, di papan tanda resort",
      cn: "到达大厅，度假村接机牌处",
    },
  },
  busStation: {
    type: "busStation",
    name: {
      en: "Kuala Terengganu bus terminal",
      my: "Terminal bas Kuala Terengganu",
      cn: "瓜拉登嘉楼长途车站",
    },
    meetingPoint: { en: "Main entrance", my: "Pintu masuk utama", cn: "正门" },
  },
  hotels: {
    type: "hotel",
    name: {
      en: "Hotels in Kuala Terengganu",
      my: "Hotel di Kuala Terengganu",
      cn: "瓜拉登嘉楼市区酒店",
    },
    meetingPoint: null,
  },
  kualaLumpur: {
    type: "city",
    name: {
      en: "Kuala Lumpur, southern bus terminal",
      my: "Kuala Lumpur, Terminal Bersepadu Selatan",
      cn: "吉隆坡南湖镇综合车站",
    },
    meetingPoint: { en: "Departure hall, level 3", my: "Dewan berlepas, aras 3", cn: "三楼候车大厅" },
  },
  jetty: {
    type: "jetty",
    name: { en: "Tanjung Jetty", my: "Jeti Tanjung", cn: "丹绒码头" },
    meetingPoint: { en: "Ticket counter", my: "Kaunter tiket", cn: "售票柜台" },
  },
} as const satisfies Record<string, Point>;

type Vehicle = Pick<typeof transferVehicle.$inferInsert, "type" | "seats"> & {
  name: Words;
  daily: number | null;
};

export const demoVehicles = {
  van: {
    type: "shared",
    name: { en: "Shared van", my: "Van kongsi", cn: "拼座面包车" },
    seats: 12,
    daily: null,
  },
  car: {
    type: "private",
    name: { en: "Private car for six", my: "Kereta persendirian untuk enam orang", cn: "六座专车" },
    seats: 6,
    daily: 4,
  },
  coach: {
    type: "coach",
    name: { en: "Coach", my: "Bas ekspres", cn: "长途大巴" },
    seats: 40,
    daily: 1,
  },
} as const satisfies Record<string, Vehicle>;

/** By the person; the smallest ride for nothing. */
const byPerson = (adult: [one: number, both: number], child: [one: number, both: number]): TransferPrice => ({
  per: "person",
  amounts: [
    { guestKind: "adult", sen: adult[0] * 100, returnSen: adult[1] * 100 },
    { guestKind: "child", sen: child[0] * 100, returnSen: child[1] * 100 },
    { guestKind: "toddler", sen: 0 },
    { guestKind: "infant", sen: 0 },
  ],
});
const byCar = (one: number, both: number): TransferPrice => ({
  per: "vehicle",
  steps: [{ upTo: demoVehicles.car.seats, sen: one * 100, returnSen: both * 100 }],
  beyond: "more",
});

type Road = Pick<typeof landTransfer.$inferInsert, "minutes" | "firstTime" | "lastTime"> & {
  readonly from: Exclude<keyof typeof demoPoints, "jetty">;
  readonly by: keyof typeof demoVehicles;
  readonly price: TransferPrice;
};

/** All of them lead to the jetty. */
export const demoRoads: readonly Road[] = [
  {
    from: "airport",
    by: "van",
    minutes: 50,
    firstTime: "06:00",
    lastTime: "20:00",
    price: byPerson([25, 40], [15, 25]),
  },
  { from: "airport", by: "car", minutes: 50, firstTime: "05:00", lastTime: "22:00", price: byCar(120, 220) },
  {
    from: "busStation",
    by: "van",
    minutes: 40,
    firstTime: "06:00",
    lastTime: "20:00",
    price: byPerson([20, 35], [12, 20]),
  },
  {
    from: "hotels",
    by: "van",
    minutes: 45,
    firstTime: "06:00",
    lastTime: "20:00",
    price: byPerson([20, 35], [12, 20]),
  },
  { from: "hotels", by: "car", minutes: 45, firstTime: "05:00", lastTime: "22:00", price: byCar(100, 180) },
  {
    from: "kotaBharu",
    by: "van",
    minutes: 150,
    firstTime: "06:00",
    lastTime: "18:00",
    // The road is long: fewer than four pay for the empty seats.
    price: { ...byPerson([55, 100], [35, 60]), minimum: { persons: 4 } } as TransferPrice,
  },
  {
    from: "kotaBharu",
    by: "car",
    minutes: 150,
    firstTime: "05:00",
    lastTime: "20:00",
    price: byCar(280, 520),
  },
  {
    from: "kualaLumpur",
    by: "coach",
    minutes: 450,
    firstTime: "09:00",
    lastTime: "23:30",
    price: byPerson([65, 120], [50, 90]),
  },
];

/** The private car from the airport comes with this package. */
export const demoIncludedRoad = { pack: "TWO", from: "airport", by: "car" } as const;

/** Boats that are not offered: with a package, or while they are in the dock. */
export const demoExcludedBoats = [
  {
    boat: "camar",
    pack: "REEF",
    dock: null,
    reason: {
      en: "No space for dive gear",
      my: "Tiada ruang untuk peralatan selam",
      cn: "放不下潜水装备",
    },
  },
  {
    boat: "seriPulau",
    pack: null,
    /** Days after today. */
    dock: { from: 300, to: 306 },
    reason: { en: "In the dock", my: "Di limbungan", cn: "进坞检修" },
  },
] as const;
