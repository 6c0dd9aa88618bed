/** What the widget says, in its three languages: it stands on other sites and loads nothing but itself. */
const en = {
  title: "Book your stay",
  package: "Package",
  arrival: "Arrival day",
  earlier: "Previous month",
  later: "Next month",
  adults: "Adults",
  children: "Children",
  age: "Age of child",
  choose: "Choose",
  baby: "Under 12 months",
  foreign: "Not Malaysian",
  code: "Promo code",
  full: "full",
  closed: "no arrival",
  enquiry: "price on request",
  from: "Choose an arrival day to see your price.",
  ages: "Choose each child’s age to see prices.",
  total: "for the whole stay, taxes and fees included",
  rooms: "See rooms",
  loading: "Loading…",
  failed: "Prices could not be loaded.",
  again: "Try again",
  none: "Nothing is on sale at the moment.",
  portal: "Book on our booking page",
};
type Words = Readonly<Record<keyof typeof en, string>>;

const my: Words = {
  title: "Tempah penginapan anda",
  package: "Pakej",
  arrival: "Hari ketibaan",
  earlier: "Bulan sebelumnya",
  later: "Bulan berikutnya",
  adults: "Dewasa",
  children: "Kanak-kanak",
  age: "Umur kanak-kanak",
  choose: "Pilih",
  baby: "Bawah 12 bulan",
  foreign: "Bukan warganegara Malaysia",
  code: "Kod promosi",
  full: "penuh",
  closed: "tiada ketibaan",
  enquiry: "harga atas permintaan",
  from: "Pilih hari ketibaan untuk melihat harga anda.",
  ages: "Pilih umur setiap kanak-kanak untuk melihat harga.",
  total: "untuk seluruh penginapan, termasuk cukai dan fi",
  rooms: "Lihat bilik",
  loading: "Memuatkan…",
  failed: "Harga tidak dapat dimuatkan.",
  again: "Cuba lagi",
  none: "Tiada pakej dijual buat masa ini.",
  portal: "Tempah di halaman tempahan kami",
};

const cn: Words = {
  title: "预订住宿",
  package: "套餐",
  arrival: "抵达日期",
  earlier: "上个月",
  later: "下个月",
  adults: "成人",
  children: "儿童",
  age: "儿童年龄",
  choose: "请选择",
  baby: "未满 12 个月",
  foreign: "非马来西亚公民",
  code: "优惠码",
  full: "已满",
  closed: "不可抵达",
  enquiry: "价格请咨询",
  from: "选择抵达日期即可查看价格。",
  ages: "请选择每位儿童的年龄以查看价格。",
  total: "全程总价，含税费",
  rooms: "查看客房",
  loading: "加载中…",
  failed: "无法加载价格。",
  again: "重试",
  none: "目前没有可预订的套餐。",
  portal: "前往预订页面",
};

export const widgetWords = { en, my, cn } as const satisfies Record<string, Words>;
export type WidgetLanguage = keyof typeof widgetWords;
export type WidgetWords = Words;

/** How browsers name the languages. */
export const localeOf = { en: "en-MY", my: "ms-MY", cn: "zh-CN" } as const satisfies Record<
  WidgetLanguage,
  string
>;

/** The language of a tag such as `ms`, `zh-CN` or `cn`; English for all others. */
export function languageOf(tag: string): WidgetLanguage {
  const name = tag.toLowerCase();
  if (/^(ms|my)\b/.test(name)) return "my";
  return /^(zh|cn)\b/.test(name) ? "cn" : "en";
}
