import type { Words } from "@pulau/domain/catalogue/catalogue.ts";

export const demoAmenities = {
  airCon: { en: "Air conditioning", my: "Penghawa dingin", cn: "空调" },
  fan: { en: "Ceiling fan", my: "Kipas siling", cn: "吊扇" },
  hotShower: { en: "Hot shower", my: "Pancuran air panas", cn: "热水淋浴" },
  deck: { en: "Private deck", my: "Dek persendirian", cn: "私人露台" },
  ladder: { en: "Ladder to the lagoon", my: "Tangga ke lagun", cn: "直达潟湖的扶梯" },
  hammock: { en: "Hammock", my: "Buaian", cn: "吊床" },
  kettle: { en: "Kettle, tea and kopi", my: "Cerek, teh dan kopi", cn: "热水壶与茶、咖啡" },
  fridge: { en: "Small fridge", my: "Peti sejuk kecil", cn: "小冰箱" },
  wifi: { en: "Wi-Fi", my: "Wi-Fi", cn: "无线网络" },
  safe: { en: "Safe", my: "Peti simpanan", cn: "保险箱" },
  cot: { en: "Baby cot on request", my: "Katil bayi atas permintaan", cn: "可借婴儿床" },
  gearRack: { en: "Rack for dive gear", my: "Rak peralatan selam", cn: "潜水装备架" },
  bath: { en: "Outdoor bath", my: "Tab mandi luar", cn: "户外浴缸" },
  stepFree: {
    en: "Step-free way to breakfast",
    my: "Laluan tanpa anak tangga ke sarapan",
    cn: "无台阶通往早餐厅",
  },
} as const satisfies Record<string, Words>;

export type AmenityName = keyof typeof demoAmenities;
