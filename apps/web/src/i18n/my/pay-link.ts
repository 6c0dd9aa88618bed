import type en from "../en/pay-link.ts";
import type { Translated } from "../words.ts";

export default {
  page: "Bayar tempahan",
  title: "Jumlah perlu dibayar",
  titleDone: "Bayaran anda",
  waiting: "Kami sedang mengambil tempahan.",
  invoice: "Tempahan",
  number: "Nombor tempahan",
  stay: "Penginapan",
  for: "Untuk",
  persons_other: "{{count}} orang",
  total: "Jumlah",
  paidSoFar: "Sudah dibayar",
  toPay: "Perlu dibayar sekarang",
  dueBy: "Bayar selewat-lewatnya {{day}}",
  wasDue: "Sepatutnya dibayar pada {{day}}",
  keptUntil: "Semuanya disimpan sehingga {{time}}.",
  lastDay: "Jika masih belum dibayar selepas {{day}}, tempahan dibatalkan mengikut termanya.",
  howMuch: "Berapa",
  parts: { full: "Jumlah penuh", deposit: "Deposit", balance: "Bakinya" },
  notYet: "Saya belum membayar",
  anotherWay: "Bayar dengan cara lain",
  private: "Halaman ini tidak menunjukkan siapa yang mengembara.",
  anybody: "Sesiapa yang ada pautan ini boleh membayar.",
  paid: {
    title: "Semuanya sudah dibayar",
    text: "Kami telah menerima {{amount}}. Terima kasih. Tiada apa-apa lagi yang perlu dibuat.",
  },
  partPaid: {
    title: "Terima kasih",
    text: "Kami telah menerima {{amount}}. Baki {{rest}} perlu dibayar pada harinya.",
  },
  underWay: {
    title: "Kami menunggu bank",
    text: "Sebaik bank memaklumkan tentang {{amount}}, halaman ini memaparkannya. Anda boleh menutupnya; anda tidak akan membayar dua kali.",
  },
  elsewhere: {
    title: "Satu halaman bayaran sudah dibuka",
    text: "Jika seseorang sedang membayar di sana, tunggu hasilnya; ia dipaparkan di sini. Jika tidak, bayar di sini: halaman yang satu lagi akan ditutup.",
  },
  looking: {
    title: "Kami sedang menyemak pindahan bank",
    text: "Seseorang telah menghantar slip pindahan untuk tempahan ini. Biasanya kami mengesahkannya dalam satu hari bekerja; anda tidak perlu berbuat apa-apa lagi.",
    until:
      "Seseorang telah menghantar slip pindahan untuk tempahan ini. Biasanya kami mengesahkannya dalam satu hari bekerja, dan sementara itu semuanya disimpan hingga {{time}}.",
  },
  declined: {
    title: "Bayaran tidak berjaya",
    text: "{{amount}} tidak diambil. Pilih cara lain, atau cuba sekali lagi.",
  },
  checking: {
    title: "Petugas sedang menyemak bayaran ini",
    text: "Maklumat daripada bank tidak sepadan. Wang itu selamat; sila jangan bayar lagi.",
  },
  returned: {
    title: "Wang dipulangkan",
    text: "Tempahan telah tamat sebelum {{amount}} sampai. Wang dipulangkan melalui cara ia datang; bank mengambil masa hingga 10 hari bekerja.",
  },
  twice: {
    title: "Sudah dibayar sebelum ini",
    text: "Tempahan tidak lagi memerlukan {{amount}} dan kekal. Wang dipulangkan melalui cara ia datang; bank mengambil masa hingga 10 hari bekerja.",
  },
  lapsed: {
    title: "Masa untuk membayar telah tamat",
    text: "Tempahan telah tamat dan biliknya terbuka untuk orang lain. Jika wang keluar juga, tempahan dipulihkan selagi semuanya kosong, atau wang dipulangkan dengan sendirinya.",
  },
  cancelled: { title: "Tempahan ini dibatalkan", text: "Tiada apa-apa lagi yang perlu dibayar." },
  closed: {
    title: "Pautan ini tidak lagi berfungsi",
    text: "Ia telah ditutup, atau tidak lengkap. Minta pautan baharu daripada pengirimnya atau pihak resort.",
    home: "Ke laman utama",
  },
} satisfies Translated<typeof en>;
