import type { Words } from "@pulau/domain/catalogue/catalogue.ts";

const snorkels = (count: number): Words => ({
  en: `${count} guided snorkel trips`,
  my: `${count} lawatan snorkel berpandu`,
  cn: `导览浮潜${count}次`,
});

const boatDives = (count: number): Words => ({
  en: `${count} boat dives`,
  my: `${count} selaman bot`,
  cn: `船潜${count}次`,
});

/** What options say is in their price. */
export const included = {
  ferry: { en: "Ferry both ways", my: "Feri pergi dan balik", cn: "往返渡轮" },
  fullBoard: { en: "All meals", my: "Semua hidangan", cn: "含三餐" },
  halfBoard: { en: "Breakfast and dinner", my: "Sarapan dan makan malam", cn: "含早晚餐" },
  breakfast: { en: "Breakfast", my: "Sarapan", cn: "早餐" },
  threeSnorkels: snorkels(3),
  fiveSnorkels: snorkels(5),
  oneSnorkel: { en: "One guided snorkel trip", my: "Satu lawatan snorkel berpandu", cn: "导览浮潜一次" },
  fourDives: boatDives(4),
  sixDives: boatDives(6),
  gear: { en: "Gear and logbook", my: "Peralatan dan buku log", cn: "装备与潜水日志" },
  instructor: { en: "Your own instructor", my: "Jurulatih anda sendiri", cn: "专属教练" },
  course: { en: "Open-water course", my: "Kursus perairan terbuka", cn: "开放水域课程" },
  sunset: { en: "Sunset cruise", my: "Pelayaran matahari terbenam", cn: "日落游船" },
  lateBreakfast: { en: "Breakfast until noon", my: "Sarapan hingga tengah hari", cn: "早餐供应至正午" },
  kidsClub: { en: "Children’s mornings", my: "Pagi kanak-kanak", cn: "儿童晨间活动" },
  beachDinner: { en: "One dinner on the sand", my: "Satu makan malam di tepi pantai", cn: "沙滩晚餐一次" },
  turtleWatch: {
    en: "Night with the turtle rangers",
    my: "Malam bersama renjer penyu",
    cn: "与海龟护育员守夜",
  },
  trail: { en: "Guided forest walk", my: "Jelajah hutan berpandu", cn: "导览雨林步道" },
} as const satisfies Record<string, Words>;

export type IncludedName = keyof typeof included;
