import type { Words } from "@pulau/domain/catalogue/catalogue.ts";

/** An event of the demo; days are counted from today. */
export type DemoEvent = {
  readonly name: Words;
  readonly description: Words;
  readonly place: Words;
  readonly picture: string;
  readonly inDays: number;
  readonly startsAt: string;
  readonly endsAt: string | null;
  /** In ringgit. */
  readonly adult: number;
  readonly child: number;
  readonly capacity: number;
  readonly cancelDays: number;
  /** Whether its price includes the resort's taxes on food. */
  readonly food?: true;
  /** How many come by whose purchase. */
  readonly bought: readonly {
    readonly by: "guest" | "agency" | "influencer";
    readonly adults: number;
    readonly children?: number;
  }[];
};

const jetty: Words = { en: "The old jetty", my: "Jeti lama", cn: "旧码头" };
const beach: Words = { en: "North beach", my: "Pantai utara", cn: "北海滩" };

const names = {
  moon: { en: "Full Moon Dinner", my: "Makan Malam Purnama", cn: "满月晚宴" },
  turtle: { en: "Night with the Turtle Rangers", my: "Malam Bersama Renjer Penyu", cn: "与护龟员同夜" },
  reef: { en: "Reef Planting Morning", my: "Pagi Menanam Terumbu", cn: "珊瑚种植晨" },
  gamelan: { en: "Gamelan on the Sand", my: "Gamelan di Tepi Pantai", cn: "沙滩甘美兰" },
  cooking: { en: "Nasi Dagang Cooking Class", my: "Kelas Memasak Nasi Dagang", cn: "椰浆鱼饭烹饪课" },
} satisfies Record<string, Words>;

export const demoEvents: readonly DemoEvent[] = [
  {
    name: names.moon,
    description: {
      en: "Grilled fish, five courses and lanterns at the end of the jetty. Vegetarians are looked after.",
      my: "Ikan bakar, lima hidangan dan tanglung di hujung jeti. Hidangan vegetarian disediakan.",
      cn: "码头尽头的灯笼晚宴，炭烤海鱼等五道菜，备有素食。",
    },
    place: jetty,
    picture: "sunset-deck",
    ...{ inDays: 6, startsAt: "19:30", endsAt: "22:00", adult: 128, child: 64, capacity: 40, cancelDays: 2 },
    food: true,
    bought: [
      { by: "guest", adults: 2 },
      { by: "agency", adults: 14, children: 3 },
      { by: "agency", adults: 10 },
      { by: "influencer", adults: 4 },
    ],
  },
  {
    name: names.turtle,
    description: {
      en: "Walk the beach with the rangers after dark. What you pay guards the nests.",
      my: "Menyusuri pantai bersama renjer selepas gelap. Bayaran anda menjaga sarang penyu.",
      cn: "入夜后随护龟员巡滩，所付费用用于守护龟巢。",
    },
    place: beach,
    picture: "island-dawn",
    ...{ inDays: 9, startsAt: "21:00", endsAt: "23:30", adult: 45, child: 25, capacity: 16, cancelDays: 1 },
    bought: [{ by: "agency", adults: 8, children: 2 }],
  },
  {
    name: names.reef,
    description: {
      en: "Tie coral fragments on the nursery frames with our biologist. Mask and tea included.",
      my: "Mengikat serpihan karang pada rangka tapak semaian bersama ahli biologi kami. Topeng selam dan teh disediakan.",
      cn: "与海洋生物学家一起在苗架上绑珊瑚，含面镜与茶点。",
    },
    place: { en: "House reef hut", my: "Pondok terumbu", cn: "珊瑚小屋" },
    picture: "lagoon-above",
    ...{ inDays: 17, startsAt: "08:30", endsAt: "11:00", adult: 85, child: 0, capacity: 12, cancelDays: 3 },
    bought: [
      { by: "agency", adults: 4 },
      { by: "guest", adults: 1, children: 1 },
    ],
  },
  {
    name: names.gamelan,
    description: {
      en: "Terengganu musicians, low mats and satay under the casuarinas.",
      my: "Pemuzik Terengganu, tikar dan sate di bawah pokok ru.",
      cn: "木麻黄树下席地而坐，听登嘉楼乐师演奏，配沙爹。",
    },
    place: beach,
    picture: "beach-chalet",
    ...{ inDays: 24, startsAt: "20:00", endsAt: null, adult: 60, child: 30, capacity: 80, cancelDays: 1 },
    bought: [{ by: "agency", adults: 9, children: 4 }],
  },
  {
    name: names.cooking,
    description: {
      en: "Rice, coconut and tuna curry the east coast way, then lunch from your own pot.",
      my: "Nasi, santan dan gulai tongkol cara Pantai Timur, kemudian makan tengah hari dari periuk sendiri.",
      cn: "学做东海岸椰浆饭与金枪鱼咖喱，随后享用自己的午餐。",
    },
    place: { en: "The open kitchen", my: "Dapur terbuka", cn: "开放厨房" },
    picture: "garden-room",
    ...{ inDays: 33, startsAt: "10:00", endsAt: "13:00", adult: 95, child: 50, capacity: 10, cancelDays: 2 },
    food: true,
    bought: [],
  },
];
