import type { Words } from "@pulau/domain/catalogue/catalogue.ts";
import type { Language } from "../plugins/language.ts";

/** What the columns of files are headed. A name stands for one thing in all of them. */
const heads = {
  number: { en: "Booking number", my: "Nombor tempahan", cn: "预订编号" },
  name: { en: "Name", my: "Nama", cn: "姓名" },
  email: { en: "E-mail", my: "E-mel", cn: "电子邮箱" },
  mobile: { en: "Mobile", my: "Telefon bimbit", cn: "手机" },
  phone: { en: "Telephone", my: "Telefon", cn: "电话" },
  arrival: { en: "Arrival", my: "Ketibaan", cn: "入住日期" },
  departure: { en: "Departure", my: "Pelepasan", cn: "退房日期" },
  nights: { en: "Nights", my: "Malam", cn: "晚数" },
  persons: { en: "Guests", my: "Tetamu", cn: "人数" },
  rooms: { en: "Rooms", my: "Bilik", cn: "客房" },
  roomTypes: { en: "Room types", my: "Jenis bilik", cn: "房型" },
  package: { en: "Package", my: "Pakej", cn: "套餐" },
  agency: { en: "Agency", my: "Agensi", cn: "旅行社" },
  customer: { en: "Customer", my: "Pelanggan", cn: "客户" },
  booked: { en: "Booked on", my: "Ditempah pada", cn: "预订时间" },
  status: { en: "Status", my: "Status", cn: "状态" },
  payment: { en: "Payment", my: "Bayaran", cn: "付款状态" },
  total: { en: "Total (RM)", my: "Jumlah (RM)", cn: "总额（RM）" },
  paid: { en: "Paid (RM)", my: "Dibayar (RM)", cn: "已付（RM）" },
  id: { en: "Id", my: "Id", cn: "标识" },
  at: { en: "Time", my: "Masa", cn: "时间" },
  kind: { en: "Kind", my: "Jenis", cn: "类别" },
  side: { en: "Side", my: "Bahagian", cn: "端" },
  person: { en: "Person", my: "Orang", cn: "人员" },
  call: { en: "Call", my: "Panggilan", cn: "调用" },
  network: { en: "Network", my: "Rangkaian", cn: "网络" },
  session: { en: "Session", my: "Sesi", cn: "会话" },
  facts: { en: "Details", my: "Butiran", cn: "详情" },
  requestId: { en: "Request id", my: "Id permintaan", cn: "请求标识" },
} as const satisfies Record<string, Words>;

const byName: Readonly<Record<string, Words>> = heads;

/** The head of a column in a language. */
export function headOf(name: string, language: Language): string {
  const words = byName[name];
  if (!words) throw new Error(`the column ${name} has no head`);
  return words[language];
}
