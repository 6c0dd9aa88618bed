import type en from "../en/promotions.ts";
import type { Translated } from "../words.ts";

export default {
  offers: {
    title: "Tawaran",
    lead: "Kod yang menjimatkan penginapan, dan baucar untuk disimpan atau dihadiahkan.",
    tabs: {
      promotions: "Promosi",
      packages: "Pakej",
      cash: "Baucar tunai",
      addOns: "Tambahan",
      events: "Acara",
    },
    waiting: "Tawaran sedang diambil.",
    none: "Tiada promosi buat masa ini",
    noneText: "Harga yang anda lihat ialah harga terbaik kami. Tawaran baharu akan muncul di sini dahulu.",
    noVouchers: "Tiada baucar dijual buat masa ini",
    book: "Cari penginapan",
    addOnsText: "Pilih semasa menempah, pada langkah Tambahan.",
    per: { piece: "setiap satu", person: "seorang" },
  },
  mine: {
    title: "Promosi Saya",
    lead: "Apa yang anda beli: pilih tarikh untuk pakej, buka tiket anda.",
    tabs: { packages: "Pakej", events: "Acara" },
  },
  value: {
    share: "Diskaun {{percent}}%",
    sum: "Potongan {{amount}}",
    worth: "Bernilai {{amount}}",
    saves: "anda jimat {{amount}}",
    special: "Atas permintaan",
  },
  code: { label: "Kod" },
  terms: {
    from: "mulai {{day}}",
    until: "hingga {{day}}",
    stay: "Untuk penginapan {{days}}",
    book: "Tempah {{days}}",
    packages: "Untuk {{names}}",
    minSpend: "Untuk penginapan bernilai {{amount}} ke atas",
    validDays_other: "Sah {{count}} hari selepas dibeli",
    perPerson_other: "{{count}} kali seorang",
    left_other: "Tinggal {{count}}",
    gone: "Sudah habis",
  },
} satisfies Translated<typeof en>;
