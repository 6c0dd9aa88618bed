import type en from "../en/waiting.ts";
import type { Translated } from "../words.ts";

export default {
  list: {
    title: "Senarai menunggu dan pertanyaan",
    lead: "Penginapan yang anda tunggu dan pertanyaan anda.",
    waiting: "Memuatkan…",
    entries: "Senarai menunggu anda",
    enquiries: "Pertanyaan anda",
    none: "Belum ada apa-apa",
    noneText:
      "Apabila tarikh anda penuh, anda boleh masuk senarai menunggu atau bertanya kepada kami; kedua-duanya akan disenaraikan di sini.",
    search: "Cari penginapan",
  },
  states: {
    waiting: "Menunggu",
    offered: "Ditahan untuk anda",
    taken: "Ditempah",
    declined: "Ditolak",
    missed: "Tamat tempoh",
    withdrawn: "Keluar dari senarai",
    passed: "Tarikh telah berlalu",
  },
  enquiryStates: { new: "Dihantar", answered: "Dijawab", booked: "Ditempah", closed: "Ditutup" },
  titles: {
    waiting: "Anda dalam senarai menunggu",
    offered: "Ada penginapan ditahan untuk anda",
    taken: "Anda telah menempahnya",
    declined: "Anda telah menolaknya",
    missed: "Masa untuk menempah telah tamat",
    withdrawn: "Anda telah keluar dari senarai menunggu",
    passed: "Tarikh ini telah berlalu",
  },
  texts: {
    waitingFirst:
      "Anda yang pertama menunggu untuk tarikh ini. Kami akan menghantar e-mel sebaik sahaja ada kekosongan.",
    waitingAhead_other:
      "{{count}} orang lain menunggu sebelum anda untuk sebahagian tarikh ini. Kami akan menghantar e-mel apabila tiba giliran anda.",
    offered:
      "Orang lain tidak boleh menempahnya sehingga {{time}}. Selepas itu ia ditawarkan kepada tetamu seterusnya.",
    taken: "Tempahan anda dibuat melalui senarai menunggu.",
    declined: "Penginapan itu ditawarkan kepada tetamu seterusnya.",
    missed:
      "Penginapan itu ditawarkan kepada tetamu seterusnya. Anda boleh mencari tarikh lain, atau masuk senarai menunggu semula.",
    withdrawn: "Anda tidak lagi menunggu penginapan ini.",
    passed: "Tiada kekosongan sebelum tarikhnya. Kami memohon maaf.",
  },
  wanted: {
    title: "Penginapan yang anda tunggu",
    package: "Pakej",
    days: "Tarikh",
    around_other: "atau sehingga {{count}} hari lebih awal atau lewat",
    anyDay: "Bila-bila masa ada kekosongan",
    nights_other: "{{count}} malam",
    party: "Tetamu",
    adults_other: "{{count}} dewasa",
    children_other: "{{count}} kanak-kanak",
    rooms: "Bilik",
    anyRoom: "Mana-mana bilik yang muat",
    since: "Sejak",
  },
  offer: {
    title: "Ditahan untuk anda",
    days: "Tarikh",
    rooms: "Bilik",
    total: "Jumlah, termasuk cukai dan fi",
    left: "Baki masa untuk menempah: {{time}}",
    accept: "Tempah",
    decline: "Tidak, terima kasih",
    declineTitle: "Lepaskan penginapan ini?",
    declineText:
      "Penginapan ini akan ditawarkan kepada tetamu seterusnya. Anda tidak lagi berada dalam senarai untuknya.",
    declineAct: "Lepaskan",
    keep: "Kekalkan",
  },
  leave: {
    act: "Keluar dari senarai menunggu",
    title: "Keluar dari senarai menunggu?",
    text: "Kami tidak akan menghantar e-mel lagi tentang tarikh ini, dan giliran anda hilang.",
    yes: "Keluar dari senarai",
    stay: "Kekal dalam senarai",
  },
  see: {
    booking: "Lihat tempahan",
    search: "Cari tarikh lain",
    all: "Semua senarai menunggu anda",
    place: "Lihat giliran anda",
  },
  link: {
    invalid: "Pautan ini tidak berfungsi",
    invalidText:
      "Mungkin tidak lengkap. Salin sepenuhnya daripada e-mel kami, atau lihat dalam akaun yang anda gunakan semasa masuk senarai menunggu.",
    notYours: "Log masuk untuk melihat penginapan ini",
    notYoursText:
      "Log masuk dengan akaun yang anda gunakan semasa masuk senarai menunggu, kemudian tempah di sini.",
    signIn: "Log masuk",
    over: "Penginapan ini tidak lagi ditahan",
    overText:
      "Masanya telah tamat. Jika belum ditempah orang lain, anda masih boleh mencarinya mengikut tarikh.",
    opening: "Memuatkan…",
    prepared: "Tempahan yang disediakan untuk anda",
  },
  asked: {
    number: "Pertanyaan {{number}}",
    you: "Mesej anda",
    reply: "Pihak resort",
    open: "Teruskan tempahan",
  },
} satisfies Translated<typeof en>;
