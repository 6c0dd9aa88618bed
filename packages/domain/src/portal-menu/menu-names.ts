import type { Words } from "../catalogue/words.ts";
import type { MenuItemId } from "./menu-items.ts";

/** What the portal's own entries are called, for who finds them by name; the menu's words in the portal say the same. */
export const menuNames: Readonly<Record<MenuItemId, Words>> = {
  home: { en: "Home", my: "Laman utama", cn: "首页" },
  newBooking: { en: "New Booking", my: "Tempahan Baharu", cn: "新预订" },
  dashboard: { en: "Dashboard", my: "Ringkasan", cn: "总览" },
  manageBookings: { en: "Manage Bookings", my: "Urus Tempahan", cn: "管理预订" },
  manageDrafts: { en: "Manage Draft Bookings", my: "Urus Draf Tempahan", cn: "管理草稿" },
  waitingList: { en: "Waiting list and enquiries", my: "Senarai menunggu dan pertanyaan", cn: "候补与咨询" },
  feedback: { en: "Feedback", my: "Maklum Balas", cn: "反馈" },
  customers: { en: "Customers", my: "Pelanggan", cn: "客户" },
  myLinks: { en: "My links", my: "Pautan saya", cn: "我的链接" },
  newPromotions: { en: "New Promotions", my: "Promosi Baharu", cn: "最新优惠" },
  redeem: { en: "Redeem promotions", my: "Tebus promosi", cn: "我的优惠" },
  paymentHistory: { en: "Payment History", my: "Sejarah Pembayaran", cn: "付款记录" },
  transactions: { en: "My Transactions", my: "Transaksi Saya", cn: "我的交易" },
  commission: { en: "Commission", my: "Komisen", cn: "佣金" },
  bankDetails: { en: "Bank details", my: "Butiran bank", cn: "银行资料" },
  members: { en: "Members", my: "Ahli", cn: "成员" },
  inviteFriends: { en: "Invite friends", my: "Jemput rakan", cn: "邀请朋友" },
  profile: { en: "Profile", my: "Profil", cn: "个人资料" },
  island: { en: "The island", my: "Pulau kami", cn: "海岛" },
  contact: { en: "Contact", my: "Hubungi kami", cn: "联系我们" },
};
