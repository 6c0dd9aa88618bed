import type en from "../en/enquiry.ts";
import type { Translated } from "../words.ts";

export default {
  find: {
    title: "Atau biar kami carikan",
    wait: "Masuk senarai menunggu",
    waitText:
      "Apabila ada pembatalan, penginapan itu ditahan untuk tetamu mengikut giliran dan kami menghantar e-mel kepada anda. Percuma.",
    waitAct: "Masuk senarai menunggu",
    enquiry: "Tanya pihak resort",
    enquiryText:
      "Beritahu kami apa yang anda mahu; petugas kami akan cuba membantu dan membalas melalui e-mel.",
    enquiryAct: "Hantar pertanyaan",
  },
  package: { text: "Tiada yang sesuai, atau rombongan lebih besar?", act: "Minta tawaran daripada kami" },
  price: {
    title: "Harga atas pertanyaan",
    text: "Beritahu kami tarikh dan bilangan tetamu; kami akan membalas dengan tawaran.",
    act: "Tanya harga",
  },
  fields: {
    you: "Maklumat hubungan anda",
    name: "Nama anda",
    email: "E-mel",
    phone: "Telefon",
    phoneCode: "Kod negara",
    consent:
      "Anda boleh menghubungi saya tentang perkara ini. Resort menyimpan maklumat saya untuk tujuan ini sahaja.",
    rooms: "Jenis bilik yang sesuai",
    roomsHint: "Kosongkan jika mana-mana bilik sesuai.",
  },
  stay: {
    label: "Apa yang anda cari",
    days: "{{name}}: {{days}}",
    party: "Untuk {{party}}",
  },
  wait: {
    title: "Masuk senarai menunggu",
    lead: "Apabila ada bilik dan tempat duduk bot untuk seluruh rombongan dan tiba giliran anda, kami menahannya untuk anda dan menghantar pautan.",
    around: "Tarikh fleksibel",
    exactly: "Hari ketibaan ini sahaja",
    days_other: "Sehingga {{count}} hari lebih awal atau lewat",
    act: "Masuk senarai menunggu",
    done: "Anda dalam senarai menunggu",
    doneFirst:
      "Anda yang pertama menunggu untuk tarikh ini. Kami telah menghantar e-mel ke {{email}} dengan pautan ke giliran anda.",
    doneAhead_other:
      "{{count}} orang lain turut menunggu sebahagian tarikh ini. Kami telah menghantar e-mel ke {{email}} dengan pautan ke giliran anda.",
    see: "Lihat giliran anda",
    free: "Masih ada tempat",
    freeText: "{{day}} masih kosong untuk anda sekarang, tanpa menunggu.",
    freeAct: "Lihat bilik",
  },
  enquiry: {
    title: "Tanya pihak resort",
    lead: "Petugas kami membacanya dan membalas melalui e-mel. Tiada tempahan dibuat dan tiada bayaran dikenakan.",
    when: "Tarikh",
    onDay: "Pada hari tertentu",
    anyDay: "Saya fleksibel",
    checkIn: "Tarikh ketibaan",
    nights: "Malam",
    party: "Tetamu",
    message: "Mesej anda",
    messageHint: "Apa yang anda mahu, atau yang perlu dielakkan",
    act: "Hantar pertanyaan",
    done: "Pertanyaan anda telah kami terima",
    doneText: "Nombornya {{number}}. Salinan dihantar ke {{email}} dan kami akan membalas ke alamat itu.",
    see: "Lihat pertanyaan anda",
  },
  close: "Tutup",
} satisfies Translated<typeof en>;
