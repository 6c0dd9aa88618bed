import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { BedType } from "@pulau/domain/party/party.ts";
import type { AmenityName } from "./amenities.ts";
import type { BuildingKey } from "./buildings.ts";

export type DemoRoomType = {
  readonly roomCode: string;
  readonly rooms: number;
  readonly building: BuildingKey;
  readonly name: Words;
  readonly summary: Words;
  readonly highlight: Words;
  readonly picture: string;
  readonly sizeSqm: number;
  readonly minPax: number;
  readonly maxPax: number;
  readonly bedTypes: readonly BedType[];
  readonly amenities: readonly AmenityName[];
  /** Ringgit that an adult pays for two nights beside the price of a garden room. */
  readonly extra: number;
};

/** In the order in which auto-select tries them. Room numbers are the code and a number: `V-03`. */
export const demoRoomTypes: readonly DemoRoomType[] = [
  {
    roomCode: "G",
    rooms: 14,
    building: "gardenCourt",
    name: { en: "Garden Room", my: "Bilik Taman", cn: "花园客房" },
    summary: {
      en: "Cool, shaded, and the shortest walk to breakfast.",
      my: "Sejuk, teduh, dan paling dekat dengan tempat sarapan.",
      cn: "绿荫环绕，清凉舒适，走到早餐厅最近。",
    },
    highlight: { en: "Quiet side", my: "Sudut yang tenang", cn: "静谧一隅" },
    picture: "garden-room",
    sizeSqm: 34,
    minPax: 1,
    maxPax: 4,
    bedTypes: ["single", "twin", "triple", "quad"],
    amenities: ["airCon", "hotShower", "kettle", "fridge", "wifi", "cot", "stepFree"],
    extra: 0,
  },
  {
    roomCode: "D",
    rooms: 8,
    building: "gardenCourt",
    name: { en: "Diver’s Loft", my: "Loteng Penyelam", cn: "潜客阁楼" },
    summary: {
      en: "Two beds down, two under the roof, and hooks for every wetsuit.",
      my: "Dua katil di bawah, dua di bawah bumbung, dan penyangkut untuk setiap sut selam.",
      cn: "楼下两床，阁楼两床，每件潜水衣都有挂处。",
    },
    highlight: { en: "Next to the dive centre", my: "Bersebelahan pusat selam", cn: "紧邻潜水中心" },
    picture: "reef",
    sizeSqm: 30,
    minPax: 1,
    maxPax: 4,
    bedTypes: ["single", "twin", "triple", "quad"],
    amenities: ["airCon", "hotShower", "gearRack", "kettle", "wifi"],
    extra: -20,
  },
  {
    roomCode: "J",
    rooms: 6,
    building: "hillSteps",
    name: { en: "Jungle Cabin", my: "Kabin Rimba", cn: "雨林小屋" },
    summary: {
      en: "Wood, mosquito net and hornbills at six. Eighty-eight steps up.",
      my: "Dinding kayu, kelambu dan burung enggang pada pukul enam. Lapan puluh lapan anak tangga ke atas.",
      cn: "木屋、蚊帐，清晨六点犀鸟来访。须登八十八级台阶。",
    },
    highlight: { en: "Forest all round", my: "Dikelilingi hutan", cn: "四面环林" },
    picture: "jungle-trail",
    sizeSqm: 28,
    minPax: 1,
    maxPax: 2,
    bedTypes: ["single", "twin"],
    amenities: ["fan", "hotShower", "deck", "kettle"],
    extra: -40,
  },
  {
    roomCode: "B",
    rooms: 10,
    building: "beachRow",
    name: { en: "Beach Chalet", my: "Calet Pantai", cn: "海滩木屋" },
    summary: {
      en: "A king bed, two singles and a hammock that is always taken.",
      my: "Satu katil king, dua katil bujang dan buaian yang sentiasa diduduki.",
      cn: "一张特大床、两张单人床，还有一张总有人抢的吊床。",
    },
    highlight: { en: "Ten steps to the sea", my: "Sepuluh langkah ke laut", cn: "十步到海边" },
    picture: "beach-chalet",
    sizeSqm: 42,
    minPax: 1,
    maxPax: 4,
    bedTypes: ["single", "twin", "triple", "quad"],
    amenities: ["airCon", "hotShower", "deck", "hammock", "kettle", "fridge", "wifi", "cot"],
    extra: 40,
  },
  {
    roomCode: "H",
    rooms: 6,
    building: "hillSteps",
    name: { en: "Hillside Suite", my: "Suit Lereng Bukit", cn: "山坡套房" },
    summary: {
      en: "The whole bay from bed, and the sunset without getting up.",
      my: "Seluruh teluk dari katil, dan matahari terbenam tanpa perlu bangun.",
      cn: "躺在床上看整片海湾，不必起身就有日落。",
    },
    highlight: { en: "Sunset side", my: "Sebelah matahari terbenam", cn: "日落一侧" },
    picture: "sunset-deck",
    sizeSqm: 52,
    minPax: 1,
    maxPax: 3,
    bedTypes: ["single", "twin", "triple"],
    amenities: ["airCon", "hotShower", "deck", "bath", "kettle", "fridge", "wifi", "safe"],
    extra: 60,
  },
  {
    roomCode: "V",
    rooms: 4,
    building: "beachRow",
    name: { en: "Family Villa", my: "Vila Keluarga", cn: "家庭别墅" },
    summary: {
      en: "Two bedrooms upstairs and down, one deck. Close enough to hear the little ones, far enough to sleep.",
      my: "Dua bilik tidur di atas dan bawah, satu dek. Cukup dekat untuk mendengar si kecil, cukup jauh untuk lena.",
      cn: "楼上楼下两间卧室，共用一个露台。近得听见孩子，远得睡得安稳。",
    },
    highlight: { en: "Pool at the door", my: "Kolam di depan pintu", cn: "门前就是泳池" },
    picture: "family-villa",
    sizeSqm: 68,
    minPax: 2,
    maxPax: 6,
    bedTypes: ["twin", "triple", "quad"],
    amenities: ["airCon", "hotShower", "deck", "kettle", "fridge", "wifi", "safe", "cot", "stepFree"],
    extra: 100,
  },
  {
    roomCode: "W",
    rooms: 10,
    building: "lagoonWalk",
    name: { en: "Water Chalet", my: "Calet Atas Air", cn: "水上木屋" },
    summary: {
      en: "Fish under the floor and nothing in front of you but light.",
      my: "Ikan di bawah lantai, dan di hadapan anda hanya cahaya.",
      cn: "脚下游鱼，眼前只有光。",
    },
    highlight: { en: "Ladder to the lagoon", my: "Tangga ke lagun", cn: "扶梯直达潟湖" },
    picture: "chalet-over-water",
    sizeSqm: 40,
    minPax: 1,
    maxPax: 3,
    bedTypes: ["single", "twin", "triple"],
    amenities: ["airCon", "hotShower", "deck", "ladder", "kettle", "fridge", "wifi", "safe"],
    extra: 120,
  },
  {
    roomCode: "L",
    rooms: 4,
    building: "lagoonWalk",
    name: { en: "Lagoon Suite", my: "Suit Lagun", cn: "潟湖套房" },
    summary: {
      en: "At the end of the jetty, with a bath outside and room for a third and a fourth.",
      my: "Di hujung jeti, dengan tab mandi di luar dan ruang untuk orang ketiga dan keempat.",
      cn: "栈桥尽头，户外浴缸，住三四人也宽敞。",
    },
    highlight: { en: "Last door on the jetty", my: "Pintu terakhir di jeti", cn: "栈桥尽头那一间" },
    picture: "lagoon-above",
    sizeSqm: 58,
    minPax: 2,
    maxPax: 4,
    bedTypes: ["twin", "triple", "quad"],
    amenities: ["airCon", "hotShower", "deck", "ladder", "bath", "kettle", "fridge", "wifi", "safe"],
    extra: 160,
  },
];
