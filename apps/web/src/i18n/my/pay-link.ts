import type en from "../en/pay-link.ts";
import type { Translated } from "../words.ts";

export default {
  page: "Bayar tempahan",
  title: "Jumlah perlu dibayar",
  titleDone: "Bayaran anda",
  waiting: "Memuatkan…",
  invoice: "Tempahan",
  number: "Nombor tempahan",
  stay: "Penginapan",
  for: "Untuk",
  persons_other: "{{count}} orang",
  total: "Jumlah",
  paidSoFar: "Telah dibayar",
  toPay: "Perlu dibayar sekarang",
  dueBy: "Bayar selewat-lewatnya {{day}}",
  wasDue: "Sepatutnya dibayar selewat-lewatnya {{day}}",
  keptUntil: "Semuanya ditahan sehingga {{time}}.",
  lastDay: "Jika masih belum dibayar selepas {{day}}, tempahan dibatalkan mengikut terma pembatalan.",
  howMuch: "Jumlah bayaran",
  parts: { full: "Jumlah penuh", deposit: "Deposit", balance: "Baki" },
  notYet: "Saya belum membayar",
  anotherWay: "Bayar dengan cara lain",
  private: "Halaman ini tidak memaparkan maklumat tetamu.",
  anybody: "Sesiapa yang ada pautan ini boleh membayar.",
  paid: {
    title: "Semuanya telah dibayar",
    text: "Kami telah menerima {{amount}}. Terima kasih. Tiada apa-apa lagi yang perlu dibuat.",
  },
  partPaid: {
    title: "Terima kasih",
    text: "Kami telah menerima {{amount}}. Baki {{rest}} perlu dibayar selewat-lewatnya pada tarikh akhir.",
  },
  underWay: {
    title: "Kami menunggu pengesahan bank",
    text: "Sebaik sahaja bank mengesahkan {{amount}}, halaman ini memaparkannya. Anda juga boleh menutupnya; anda tidak akan dicaj dua kali.",
  },
  elsewhere: {
    title: "Halaman bayaran lain sudah dibuka",
    text: "Jika seseorang sedang membayar di sana, tunggu hasilnya; ia dipaparkan di sini. Jika tidak, bayar di sini: halaman yang satu lagi akan ditutup.",
  },
  looking: {
    title: "Kami sedang menyemak pindahan bank",
    text: "Kami telah menerima slip pindahan untuk tempahan ini dan biasanya mengesahkannya dalam satu hari bekerja. Anda tidak perlu berbuat apa-apa lagi.",
    until:
      "Kami telah menerima slip pindahan untuk tempahan ini dan biasanya mengesahkannya dalam satu hari bekerja. Semuanya ditahan hingga {{time}}.",
  },
  declined: {
    title: "Bayaran tidak berjaya",
    text: "{{amount}} tidak dicaj. Pilih cara lain, atau cuba sekali lagi.",
  },
  checking: {
    title: "Kami sedang menyemak bayaran ini",
    text: "Maklumat daripada bank tidak sepadan. Wang itu selamat; sila jangan bayar lagi.",
  },
  returned: {
    title: "Wang sedang dikembalikan",
    text: "Tempahan telah tamat sebelum {{amount}} diterima. Wang dikembalikan melalui cara bayaran asal; bank mengambil masa hingga 10 hari bekerja.",
  },
  twice: {
    title: "Sudah dibayar sebelum ini",
    text: "Tempahan sudah dibayar dan kekal, jadi {{amount}} tidak diperlukan. Wang dikembalikan melalui cara bayaran asal; bank mengambil masa hingga 10 hari bekerja.",
  },
  lapsed: {
    title: "Masa untuk membayar telah tamat",
    text: "Tempahan telah tamat dan biliknya dibuka kepada orang lain. Jika bayaran masih diterima, tempahan dipulihkan selagi semuanya kosong, atau bayaran dikembalikan secara automatik.",
  },
  cancelled: { title: "Tempahan ini dibatalkan", text: "Tiada apa-apa lagi yang perlu dibayar." },
  till: {
    page: "Bayar di sini",
    items: "Butiran bayaran",
    tax: "Termasuk cukai",
    paidSum: "Dibayar",
    until: "Anda boleh membayar di sini sehingga {{time}}.",
    signIn: "Log masuk untuk membayar dengan dompet",
    paid: {
      title: "Dibayar",
      text: "Kami telah menerima {{amount}}. Terima kasih. Kaunter juga telah dimaklumkan.",
    },
    ended: {
      title: "Bayaran ini telah tamat",
      text: "Bayaran dibatalkan atau masanya telah tamat. Minta kod baharu di kaunter. Jika bayaran {{amount}} masih masuk, ia dikembalikan secara automatik.",
    },
    closed: "Pautan tidak lengkap. Imbas semula kod di kaunter.",
  },
  group: {
    page: "Bayar untuk kumpulan",
    bill: "Bil kumpulan",
    parts: { deposit: "Deposit", rest: "Semua baki" },
    nothing: "Tiada bayaran yang perlu dibuat sekarang.",
    paid: {
      title: "Bayaran diterima",
      text: "Kami telah menerima {{amount}} untuk kumpulan ini. Terima kasih.",
    },
    ended: {
      title: "Pembayaran ini telah tamat",
      text: "Masa pembayaran telah tamat atau pembayaran lain telah dimulakan. Jika {{amount}} masih diterima, kami akan memasukkannya ke akaun kumpulan atau membuat bayaran balik.",
    },
  },
  closed: {
    title: "Pautan ini tidak lagi berfungsi",
    text: "Pautan ini telah ditutup, atau tidak lengkap. Minta pautan baharu daripada pengirimnya atau pihak resort.",
    home: "Ke laman utama",
  },
} satisfies Translated<typeof en>;
