import type en from "../en/dashboard.ts";
import type { Translated } from "../words.ts";

export default {
  title: "Ringkasan",
  greeting: {
    morning: "Selamat pagi, {{name}}",
    afternoon: "Selamat petang, {{name}}",
    evening: "Selamat malam, {{name}}",
  },
  until: {
    none: "{{resort}} menanti anda.",
    agency: "Penginapan tetamu anda yang seterusnya, dan apa yang masih diperlukan.",
    ahead_other: "{{count}} malam lagi sebelum penginapan anda.",
    today: "Penginapan anda bermula hari ini.",
    inHouse: "Selamat bercuti.",
    leaving: "Selamat pulang.",
  },
  waiting: "Memuatkan penginapan anda…",
  next: "Daftar masuk seterusnya",
  now: "Penginapan ini",
  moment: {
    ahead_other: "hari lagi",
    today: "Daftar masuk hari ini",
    inHouse: "Sedang menginap",
    leaving: "Daftar keluar hari ini",
  },
  boat: { out: "Bot ke pulau", back: "Bot pulang", timeAgreed: "masa akan dipersetujui" },
  room_other: "Bilik anda",
  from: "mulai {{time}}",
  names: { title: "Nama untuk bot", count: "{{named}} daripada {{persons}}", add: "Tambah nama" },
  due: { paid: "Sudah dibayar", open: "Belum dibayar", by: "selewat-lewatnya", pay: "Bayar" },
  bring: "Barang untuk dibawa",
  unpaid: { title: "Menunggu bayaran", until: "bayar sebelum {{time}}" },
  pocket: "Buka Penginapan saya",
  see: "Lihat tempahan",
  about: "Maklumat pakej ini",
  later: "Selepas itu",
  offers: "Promosi terkini",
  seeOffer: "Lihat tawaran",
  none: {
    title: "Belum ada penginapan akan datang",
    text: "Penginapan anda yang seterusnya akan dipaparkan di sini, dengan bot, bilik dan perkara yang perlu dibuat.",
    act: "Rancang penginapan",
  },
  purse: {
    title: "Dompet",
    balance: "Baki",
    requested: "Diketepikan untuk pengeluaran",
    forecast: "Anggaran komisen",
    see: { balance: "Lihat dompet", requested: "Lihat permintaan", forecast: "Lihat komisen" },
  },
} satisfies Translated<typeof en>;
