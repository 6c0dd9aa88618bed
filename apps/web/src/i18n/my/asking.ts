import type en from "../en/asking.ts";
import type { Translated } from "../words.ts";

export default {
  find: {
    title: "Atau biar kami carikan",
    wait: "Tunggu kekosongan",
    waitText:
      "Apabila ada pembatalan, kami simpankan penginapan itu untuk yang terdahulu dan memaklumkan kepada anda. Percuma.",
    waitAct: "Sertai senarai menunggu",
    enquiry: "Tanya pihak resort",
    enquiryText:
      "Beritahu kami apa yang anda mahu; petugas kami akan mencari jalan dan membalas melalui e-mel.",
    enquiryAct: "Hantar pertanyaan",
  },
  package: { text: "Tiada yang sesuai, atau kumpulan lebih besar?", act: "Minta tawaran daripada kami" },
  price: {
    title: "Harga ini diberi atas pertanyaan",
    text: "Beritahu kami tarikh dan siapa yang datang; kami membalas dengan tawaran.",
    act: "Tanya harga",
  },
  fields: {
    you: "Cara menghubungi anda",
    name: "Nama anda",
    email: "E-mel",
    phone: "Telefon",
    phoneCode: "Kod negara",
    consent:
      "Anda boleh menghubungi saya tentang perkara ini. Resort menyimpan maklumat saya untuk tujuan ini sahaja.",
    rooms: "Bilik mana yang sesuai?",
    roomsHint: "Jika tiada yang ditanda, mana-mana bilik boleh.",
  },
  stay: {
    label: "Apa yang anda cari",
    days: "{{name}}: {{days}}",
    party: "Untuk {{party}}",
  },
  wait: {
    title: "Sertai senarai menunggu",
    lead: "Apabila ada bilik kosong untuk seluruh rombongan berserta tempat duduk bot dan tiba giliran anda, kami simpankan untuk anda dan menghantar pautan.",
    around: "Hari lain yang sesuai",
    exactly: "Hari ketibaan ini sahaja",
    days_other: "Sehingga {{count}} hari lebih awal atau lewat",
    act: "Masukkan saya dalam senarai",
    done: "Anda dalam senarai",
    doneFirst:
      "Anda yang pertama menunggu hari-hari ini. Kami menghantar e-mel ke {{email}} dengan pautan ke tempat anda.",
    doneAhead_other:
      "{{count}} orang lain menunggu sebahagian hari ini. Kami menghantar e-mel ke {{email}} dengan pautan ke tempat anda.",
    see: "Lihat tempat anda",
    free: "Masih ada tempat",
    freeText: "{{day}} masih kosong untuk anda sekarang, tanpa menunggu.",
    freeAct: "Lihat bilik",
  },
  enquiry: {
    title: "Tanya pihak resort",
    lead: "Petugas kami membacanya dan membalas melalui e-mel. Tiada tempahan dibuat dan tiada bayaran dikenakan.",
    when: "Bila",
    onDay: "Pada hari tertentu",
    anyDay: "Saya fleksibel",
    checkIn: "Hari ketibaan",
    nights: "Malam",
    party: "Siapa yang datang",
    message: "Mesej anda",
    messageHint: "Apa yang anda mahu, atau yang perlu dielakkan",
    act: "Hantar pertanyaan",
    done: "Pertanyaan anda telah kami terima",
    doneText: "Nombornya {{number}}. Salinan dihantar ke {{email}} dan kami membalas di situ.",
    see: "Lihat pertanyaan anda",
  },
  close: "Tutup",
} satisfies Translated<typeof en>;
