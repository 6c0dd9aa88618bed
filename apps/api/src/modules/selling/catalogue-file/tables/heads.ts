import type { Language } from "../../../../plugins/language.ts";

/**
 * What the columns of tables are headed beside English. A file is read in any of the three, so that it goes from a Malay to
 * a Chinese desk.
 */
const translated: Readonly<Record<string, Readonly<Record<"my" | "cn", string>>>> = {
  Room: { my: "Bilik", cn: "房号" },
  "Room type": { my: "Jenis bilik", cn: "房型" },
  Building: { my: "Bangunan", cn: "楼栋" },
  Floor: { my: "Tingkat", cn: "楼层" },
  "Most guests": { my: "Tetamu maksimum", cn: "最多人数" },
  "Size (m²)": { my: "Keluasan (m²)", cn: "面积（m²）" },
  Smoking: { my: "Merokok", cn: "可吸烟" },
  "Step-free": { my: "Tanpa tangga", cn: "无障碍" },
  Description: { my: "Keterangan", cn: "说明" },
  "In use": { my: "Digunakan", cn: "启用" },
  Id: { my: "Id", cn: "标识" },
  Boat: { my: "Bot", cn: "船只" },
  Timetable: { my: "Jadual waktu", cn: "时刻表" },
  "From (month-day)": { my: "Dari (bulan-hari)", cn: "起（月-日）" },
  "To (month-day)": { my: "Hingga (bulan-hari)", cn: "止（月-日）" },
  Weekdays: { my: "Hari dalam minggu", cn: "星期" },
  "Not on": { my: "Kecuali pada", cn: "除外日期" },
  Direction: { my: "Arah", cn: "方向" },
  Time: { my: "Masa", cn: "时间" },
  "From jetty": { my: "Dari jeti", cn: "出发码头" },
  "To jetty": { my: "Ke jeti", cn: "到达码头" },
  "Seats sold": { my: "Tempat duduk dijual", cn: "可售座位" },
  "Included in packages": { my: "Termasuk dalam pakej", cn: "包含在套餐中" },
  "Add-on (English)": { my: "Item tambahan (Inggeris)", cn: "附加项目（英文）" },
  "Add-on (Malay)": { my: "Item tambahan (Melayu)", cn: "附加项目（马来文）" },
  "Add-on (Chinese)": { my: "Item tambahan (Cina)", cn: "附加项目（中文）" },
  "Surcharge (English)": { my: "Surcaj (Inggeris)", cn: "附加费（英文）" },
  "Surcharge (Malay)": { my: "Surcaj (Melayu)", cn: "附加费（马来文）" },
  "Surcharge (Chinese)": { my: "Surcaj (Cina)", cn: "附加费（中文）" },
  "Tax (English)": { my: "Cukai (Inggeris)", cn: "税项（英文）" },
  "Tax (Malay)": { my: "Cukai (Melayu)", cn: "税项（马来文）" },
  "Tax (Chinese)": { my: "Cukai (Cina)", cn: "税项（中文）" },
  "Fee (English)": { my: "Fi (Inggeris)", cn: "费用（英文）" },
  "Fee (Malay)": { my: "Fi (Melayu)", cn: "费用（马来文）" },
  "Fee (Chinese)": { my: "Fi (Cina)", cn: "费用（中文）" },
  Category: { my: "Kategori", cn: "类别" },
  Package: { my: "Pakej", cn: "套餐" },
  "Price (RM)": { my: "Harga (RM)", cn: "售价（RM）" },
  Per: { my: "Setiap", cn: "计价单位" },
  "Tax group": { my: "Kumpulan cukai", cn: "计税类别" },
  "Needs a day": { my: "Perlu tarikh", cn: "需选日期" },
  "Places a day": { my: "Tempat sehari", cn: "每日名额" },
  "Most of one booking": { my: "Paling banyak setiap tempahan", cn: "每单最多" },
  From: { my: "Dari", cn: "起" },
  To: { my: "Hingga", cn: "止" },
  Guests: { my: "Tetamu", cn: "客人类型" },
  "Amount (RM)": { my: "Amaun (RM)", cn: "金额（RM）" },
  Group: { my: "Kumpulan", cn: "组别" },
  Holiday: { my: "Cuti umum", cn: "节假日" },
  On: { my: "Dikenakan pada", cn: "计税对象" },
  Percent: { my: "Peratus", cn: "百分比" },
  Option: { my: "Pilihan", cn: "选项" },
  Period: { my: "Tempoh", cn: "时段" },
  Name: { my: "Nama", cn: "名称" },
  Season: { my: "Musim", cn: "季节" },
  "Arrival weekdays": { my: "Hari ketibaan", cn: "可入住星期" },
  "Cut-off days": { my: "Tempah awal (hari)", cn: "提前预订天数" },
  "Minimum nights": { my: "Malam minimum", cn: "最少晚数" },
  "Maximum nights": { my: "Malam maksimum", cn: "最多晚数" },
  "Stop sell": { my: "Henti jual", cn: "停售" },
  "No arrivals on": { my: "Tiada ketibaan pada", cn: "不可入住日期" },
  "Departure weekdays": { my: "Hari daftar keluar", cn: "可退房星期" },
  "No departures on": { my: "Tiada daftar keluar pada", cn: "不可退房日期" },
  "Promo code": { my: "Kod promosi", cn: "优惠码" },
  Type: { my: "Jenis", cn: "类型" },
  "Name (English)": { my: "Nama (Inggeris)", cn: "名称（英文）" },
  "Name (Malay)": { my: "Nama (Melayu)", cn: "名称（马来文）" },
  "Name (Chinese)": { my: "Nama (Cina)", cn: "名称（中文）" },
  "Description (English)": { my: "Keterangan (Inggeris)", cn: "说明（英文）" },
  "Description (Malay)": { my: "Keterangan (Melayu)", cn: "说明（马来文）" },
  "Description (Chinese)": { my: "Keterangan (Cina)", cn: "说明（中文）" },
  "Value (RM)": { my: "Nilai (RM)", cn: "面值（RM）" },
  "Opens package": { my: "Membuka pakej", cn: "开放的套餐" },
  "Only for packages": { my: "Hanya untuk pakej", cn: "仅限套餐" },
  "Minimum spend (RM)": { my: "Perbelanjaan minimum (RM)", cn: "最低消费（RM）" },
  "Valid for days": { my: "Sah untuk (hari)", cn: "有效天数" },
  "Limit in total": { my: "Had keseluruhan", cn: "总次数上限" },
  "Limit per person": { my: "Had setiap orang", cn: "每人次数上限" },
  "Book from": { my: "Tempah dari", cn: "预订起" },
  "Book until": { my: "Tempah hingga", cn: "预订止" },
  "Stay from": { my: "Menginap dari", cn: "入住起" },
  "Stay until": { my: "Menginap hingga", cn: "入住止" },
  "On request": { my: "Atas permintaan", cn: "需联系度假村" },
  Listed: { my: "Disenaraikan", cn: "公开显示" },
  Rate: { my: "Kadar", cn: "房价编号" },
  Sharing: { my: "Orang sebilik", cn: "入住方式" },
  Guest: { my: "Jenis tetamu", cn: "客人" },
  Ages: { my: "Umur", cn: "年龄" },
  Activity: { my: "Aktiviti", cn: "活动" },
  Nationality: { my: "Kewarganegaraan", cn: "国籍" },
  Market: { my: "Pasaran", cn: "市场" },
  "Price list": { my: "Senarai harga", cn: "价目表" },
  Party: { my: "Bilangan orang", cn: "人数" },
  Nights: { my: "Malam", cn: "晚数" },
  "Extra night": { my: "Malam tambahan", cn: "加住" },
  "On enquiry": { my: "Atas pertanyaan", cn: "价格请咨询" },
};

/** What a column was headed before, and may still be in somebody's file. */
const formerly: Readonly<Record<string, readonly string[]>> = {
  "Size (m²)": ["Size (square feet)"],
  "Cut-off days": ["Hari terakhir tempahan"],
  "Departure weekdays": ["Hari pelepasan"],
  "No departures on": ["Tiada pelepasan pada"],
  Sharing: ["Perkongsian"],
};

/** The heading of a column, by its English one, as files of a language have it. */
export function headIn(head: string, language: Language): string {
  if (language === "en") return head;
  const words = translated[head];
  if (!words) throw new Error(`the heading ${head} is not translated`);
  return words[language];
}

/** All by which a column is known. */
export const headsOf = (head: string): readonly string[] => [
  ...new Set([
    ...(["en", "my", "cn"] as const).map((language) => headIn(head, language)),
    ...(formerly[head] ?? []),
  ]),
];
