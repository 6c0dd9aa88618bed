import type en from "../en/waiting.ts";
import type { Translated } from "../words.ts";

export default {
  list: {
    title: "Senarai menunggu dan pertanyaan",
    lead: "Penginapan yang anda tunggu, dan apa yang anda tanya kami.",
    waiting: "Kami sedang mengambil senarai anda.",
    entries: "Anda menunggu",
    enquiries: "Anda bertanya",
    none: "Belum ada apa-apa",
    noneText:
      "Apabila tarikh anda penuh, anda boleh menyertai senarai menunggu atau bertanya kepada kami; kedua-duanya akan ada di sini.",
    search: "Cari penginapan",
  },
  states: {
    waiting: "Menunggu",
    offered: "Disimpan untuk anda",
    taken: "Ditempah",
    declined: "Ditolak",
    missed: "Terlepas",
    withdrawn: "Keluar dari senarai",
    passed: "Tarikh telah berlalu",
  },
  enquiryStates: { new: "Dihantar", answered: "Dijawab", booked: "Ditempah", closed: "Ditutup" },
  titles: {
    waiting: "Anda dalam senarai menunggu",
    offered: "Ada penginapan disimpan untuk anda",
    taken: "Anda telah menempahnya",
    declined: "Anda telah menolaknya",
    missed: "Masa untuk menempah telah tamat",
    withdrawn: "Anda telah keluar dari senarai menunggu",
    passed: "Tarikh ini telah berlalu",
  },
  texts: {
    waitingFirst:
      "Tiada sesiapa menunggu sebelum anda untuk hari-hari ini. Kami memaklumkan kepada anda sebaik ada kekosongan.",
    waitingAhead_other:
      "{{count}} orang lain mendahului anda untuk sebahagian hari ini. Kami memaklumkan kepada anda apabila tiba giliran anda.",
    offered:
      "Orang lain tidak boleh menempahnya sehingga {{time}}. Selepas itu ia ditawarkan kepada yang seterusnya.",
    taken: "Tempahan anda datang daripada senarai menunggu.",
    declined: "Penginapan itu ditawarkan kepada yang seterusnya.",
    missed:
      "Penginapan itu ditawarkan kepada yang seterusnya. Anda boleh mencari hari lain, atau menunggu semula.",
    withdrawn: "Anda tidak lagi menunggu penginapan ini.",
    passed: "Tiada kekosongan sebelum tarikhnya. Kami memohon maaf.",
  },
  wish: {
    title: "Apa yang anda tunggu",
    package: "Pakej",
    days: "Tarikh",
    around_other: "atau sehingga {{count}} hari lebih awal atau lewat",
    anyDay: "Bila-bila ada tempat",
    nights_other: "{{count}} malam",
    party: "Siapa yang datang",
    adults_other: "{{count}} dewasa",
    children_other: "{{count}} kanak-kanak",
    rooms: "Bilik",
    anyRoom: "Mana-mana yang muat",
    since: "Sejak",
  },
  offer: {
    title: "Disimpan untuk anda",
    days: "Tarikh",
    rooms: "Bilik",
    total: "Jumlah, termasuk cukai dan fi",
    left: "Baki masa untuk menempah: {{time}}",
    accept: "Tempah",
    decline: "Tidak, terima kasih",
    declineTitle: "Lepaskan penginapan ini?",
    declineText: "Tetamu seterusnya akan terus ditawarkan. Anda tidak lagi berada dalam senarai untuknya.",
    declineAct: "Lepaskan",
    keep: "Simpan",
  },
  leave: {
    act: "Keluar dari senarai menunggu",
    title: "Keluar dari senarai menunggu?",
    text: "Kami tidak akan menghubungi anda lagi tentang hari-hari ini, dan giliran anda hilang.",
    yes: "Keluar",
    stay: "Kekal dalam senarai",
  },
  see: {
    booking: "Lihat tempahan",
    search: "Cari hari lain",
    all: "Semua yang anda tunggu",
    place: "Lihat tempat anda",
  },
  link: {
    invalid: "Pautan ini tidak berfungsi",
    invalidText:
      "Mungkin ia tidak lengkap. Salin sepenuhnya daripada e-mel kami, atau lihat dalam akaun yang anda gunakan semasa menyertai.",
    notYours: "Ini milik sebuah akaun",
    notYoursText:
      "Log masuk dengan akaun yang menyertai senarai menunggu; kemudian anda boleh menempahnya di sini.",
    signIn: "Log masuk",
    over: "Ia tidak lagi disimpan",
    overText:
      "Masanya telah tamat. Jika belum diambil orang lain, anda masih boleh mencarinya mengikut tarikh.",
    opening: "Kami sedang membuka tempahan anda.",
    prepared: "Tempahan yang disediakan untuk anda",
  },
  asked: {
    number: "Pertanyaan {{number}}",
    you: "Anda menulis",
    reply: "Pihak resort",
    open: "Teruskan tempahan",
  },
} satisfies Translated<typeof en>;
