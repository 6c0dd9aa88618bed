import type en from "../en/paying.ts";
import type { Translated } from "../words.ts";

export default {
  ways: {
    names: {
      wallet: "Dompet",
    },
    page: "Di halaman {{name}} sendiri.",
    practice: "Untuk ujian: tiada wang sebenar dicaj.",
    test: "Mod ujian: tiada wang sebenar dicaj.",
    least: "Untuk {{amount}} ke atas",
    most: "Untuk {{amount}} ke bawah",
    bank: "Bank anda",
    anyBank: "Pilih di halaman seterusnya",
  },
  transfer: "Bayar melalui pindahan bank",
  title: "Pembelian anda",
  waiting: "Memuatkan…",
  what: "Perkara",
  number: "Nombor",
  amount: "Perlu dibayar",
  paid: "Dibayar",
  total: "Amaun",
  until: "Ditahan untuk anda hingga {{time}}.",
  how: "Bagaimana anda mahu membayar?",
  act: "Bayar {{amount}}",
  leads: "Anda membayar di halaman bank, kemudian kembali ke sini.",
  none: "Tiada cara bayaran dalam talian buat masa ini. Hubungi kami dan kami akan membantu.",
  walletHas: "{{amount}} dalam dompet anda",
  walletShort: "{{amount}} dalam dompet anda tidak mencukupi",
  useWallet: "Guna {{amount}} daripada dompet saya",
  useWalletHint: "Bakinya dibayar melalui bank.",
  restFirst:
    "Baki {{rest}} dibayar di halaman bank. Jika tidak dibayar dalam masa yang ditetapkan, atau anda membatalkan, bahagian daripada dompet dikembalikan ke dompet anda.",
  partIn: "{{amount}} telah diterima",
  partInWhy:
    "Bayar bakinya dalam masa yang ditetapkan. Jika tidak dibayar, atau anda membatalkan, bahagian ini dikembalikan melalui cara bayaran asal.",
  giveUp: "Batalkan pembelian ini",
  home: "Ke laman utama",
  notYet: "Saya belum membayar",
  invoice: "Invois",
  history: "Sejarah Pembayaran",
  elsewhere: {
    title: "Halaman bayaran lain sudah dibuka",
    text: "Jika anda sedang membayar di sana, tunggu keputusannya; ia akan dipaparkan di sini. Jika tidak, bayar di sini: halaman yang lain itu akan ditutup.",
  },
  underWay: {
    title: "Kami menunggu pengesahan bank",
    text: "Sebaik sahaja bank mengesahkan {{amount}}, halaman ini memaparkannya. Anda juga boleh menutupnya.",
  },
  looking: {
    title: "Kami sedang menyemak pindahan anda",
    text: "Biasanya dalam satu hari bekerja. Anda tidak perlu berbuat apa-apa lagi.",
  },
  seeSlip: "Lihat slip anda",
  anotherWay: "Bayar dengan cara lain",
  declined: {
    title: "Bayaran tidak berjaya",
    text: "{{amount}} tidak dicaj. Pilih cara lain, atau cuba sekali lagi.",
  },
  checking: {
    title: "Bayaran anda sedang disemak",
    text: "Maklumat daripada bank tidak sepadan dengan {{amount}}. Kami akan menghantar e-mel kepada anda; jangan bayar sekali lagi.",
  },
  preparing: {
    title: "Telah dibayar",
    text: "Kami telah menerima {{amount}} dan sedang menyediakan semuanya.",
  },
  done: { title: "Selesai", text: "Kami telah menerima {{amount}}. Terima kasih." },
  ended: {
    title: "Pembelian ini telah tamat",
    NOT_PAID_IN_TIME:
      "Pembelian ini tidak dibayar dalam masa yang ditetapkan. Jika wang masih masuk, ia dikembalikan secara automatik.",
    BY_BUYER: "Anda membatalkannya. Wang yang telah dibayar dikembalikan melalui cara bayaran asal.",
    BY_STAFF: "Pihak resort membatalkannya. Wang yang telah dibayar sedang dikembalikan.",
    SOLD_OUT: "Yang terakhir telah dibeli orang lain. Wang yang telah dibayar sedang dikembalikan.",
  },
  next: {
    "top-up": "Lihat dompet saya",
    "promo-code": "Lihat baucar saya",
    "package-deposit": "Lihat pakej saya",
    event: "Lihat tiket saya",
  },
} satisfies Translated<typeof en>;
