import type en from "../en/pieces.ts";
import type { Translated } from "../words.ts";

export default {
  password: { show: "Papar kata laluan", hide: "Sorok kata laluan" },
  signature: { label: "Tandatangan", hint: "Tetamu menandatangani dengan jari.", clear: "Padam tandatangan" },
  countdown: { left: "Tinggal {{time}}", announce_other: "Tinggal {{count}} saat" },
  notAllowed: {
    title: "Anda tiada akses kepada halaman ini",
    text: "Peranan anda tidak merangkumi halaman ini. Hubungi pemilik akaun jika anda memerlukannya.",
    act: "Ke laman utama",
  },
  stay: {
    draft: "Draf",
    held: "Ditahan",
    awaitingPayment: "Menunggu bayaran",
    confirmed: "Disahkan",
    inHouse: "Menginap",
    completed: "Selesai",
    cancelled: "Dibatalkan",
    expired: "Tamat tempoh",
    noShow: "Tidak hadir",
  },
  payment: {
    pending: "Belum dibayar",
    partial: "Dibayar sebahagian",
    success: "Berjaya",
    failed: "Ditolak",
    refunded: "Dibayar balik",
    awaitingVerification: "Semakan slip",
  },
  region: {
    language: "Bahasa",
    currency: "Tunjuk harga dalam",
    rate: "1 ringgit, {{day}}. Bayaran dalam ringgit.",
  },
} satisfies Translated<typeof en>;
