import { type Examples, fact, words } from "../example.ts";

const ofPriceList = { needs: "the `_id` of a price list" } as const;

/** What the lists of what is sold are tried with. */
export const sellingListsCalls: Examples = {
  "POST /admin/api/bedsList/add-data": {
    body: {
      obj: { name: words("Trundle bed", "Katil laci", "抽拉床"), width: 120, length: 190, no_of_pax: 1 },
    },
  },
  "POST /admin/api/transferPointsList/add-data": {
    body: { obj: { name: words("Night market, Marang", "Pasar malam, Marang", "马让夜市"), type: "city" } },
  },
  "POST /admin/api/vehiclesList/add-data": {
    body: { obj: { name: words("Small van", "Van kecil", "小面包车"), type: "shared", seats: 10 } },
  },
  "POST /admin/api/excludedBoatsList/add-data": {
    body: { obj: { boat_id: fact("ferry"), from: fact("today"), to: fact("today") } },
  },
  "POST /admin/api/excludedBoatsList/update-data": { body: { obj: { id: 1, active_status: false } } },
  "POST /admin/api/addOnCategoriesList/add-data": {
    body: { obj: { name: words("On the water", "Di atas air", "水上活动"), icon: "boat" } },
  },
  "POST /admin/api/addOnsList/add-data": {
    body: {
      obj: {
        name: words("Kayak at sunrise", "Kayak waktu subuh", "日出皮划艇"),
        category: 1,
        sen: 6_500,
        summary: words("Two hours with a guide.", "Dua jam bersama pemandu.", "由向导带领两小时。"),
        needs_day: true,
        daily_stock: 8,
        most: 4,
      },
    },
  },
  "POST /admin/api/addOnsList/update-data": { body: { obj: { id: 1, most: 6 } } },
  "POST /admin/api/addOnCategoriesList/update-data": {
    body: { obj: { id: 1, position: 0, icon: "dive" } },
  },
  "POST /admin/api/outletsList/add-data": {
    body: { obj: { name: words("Massage hut", "Pondok urut", "按摩亭"), icon: "wellness" } },
  },
  "POST /admin/api/outletsList/update-data": { body: { obj: { id: 1, position: 0, icon: "bar" } } },
  "POST /admin/api/outletItemsList/add-data": {
    body: {
      obj: {
        name: words("Lime juice", "Jus limau", "青柠汁"),
        outlet: 1,
        category: words("Soft drinks", "Minuman ringan", "软饮料"),
        sen: 1_000,
        tax_group: "food",
      },
    },
  },
  "POST /admin/api/outletItemsList/update-data": { body: { obj: { id: 1, sen: 1_900 } } },
  "POST /admin/api/priceListsList/add-data": { body: { obj: { name: "Agents 2027" } } },
  "POST /admin/api/priceListsList/update-data": {
    body: { obj: { id: 1, desc: "Net prices from November" } },
  },
  "GET /admin/api/priceListsList/:_id/holders": ofPriceList,
  "POST /admin/api/priceListsList/:_id/holders": ofPriceList,
  "DELETE /admin/api/priceListsList/:_id/holders/:accountId": ofPriceList,
  "POST /admin/api/amenitiesList/add-data": {
    body: { obj: { name: words("Binoculars", "Teropong", "望远镜") } },
  },
  "POST /admin/api/roomTypesList/add-data": {
    body: {
      obj: {
        name: words("Tree house", "Rumah pokok", "树屋"),
        room_code: "TREE",
        min_pax: 1,
        max_pax: 2,
        desc: words("Among the leaves.", "Di celah daun.", "绿叶之间。"),
        room_images_path: ["garden-room"],
      },
    },
  },
};
