import type en from "../en/referral.ts";
import type { Translated } from "../words.ts";

export default {
  invite: {
    title: "Jemput rakan",
    lead: "Pautan anda sendiri ke pulau ini. Hantarkan kepada sesiapa yang patut melihatnya.",
    link: "Pautan anda",
    howTitle: "Cara kiraannya",
    how: [
      "Sesiapa yang membuka pautan anda mempunyai {{count}} hari untuk menempah.",
      "Jika mereka membuka beberapa pautan, yang terakhir dikira.",
      "Tempahan anda sendiri tidak dikira.",
    ],
    clicks: "Pelawat",
    clicksHint: "setiap seorang dikira sekali sehari",
    bookings: "Tempahan",
    bookingsHint: "dibayar dan tidak dibatalkan",
  },
  links: {
    title: "Pautan saya",
    lead: "Pakej anda, siapa yang melihat, dan siapa yang datang.",
    open: "Dibuka",
    closed: "Ditutup",
    from: "sejak {{day}}",
    until: "hingga {{day}}",
    clicks_other: "{{count}} pelawat",
    bookings_other: "{{count}} tempahan",
    share: "Kongsi {{name}}",
    see: "Lihat halaman",
    waiting: "Mendapatkan pautan anda",
    empty: {
      title: "Belum ada pakej anda",
      text: "Apabila resort menyediakannya bersama anda, pautannya muncul di sini.",
    },
  },
  share: {
    label: "Kongsi melalui",
    copy: "Salin pautan",
    copied: "Pautan telah disalin.",
    notCopied: "Pautan tidak dapat disalin. Pilih pautan itu dan salin sendiri.",
    channels: { whatsapp: "WhatsApp", facebook: "Facebook", x: "X", email: "E-mel" },
    newWindow: "{{channel}}, dibuka di tetingkap baharu",
  },
  landing: {
    by: "Cadangan {{name}}",
    only: "Hanya dijual melalui pautan ini.",
    until: "Hingga {{day}}.",
    from: "dari",
    forTwo: "untuk dua orang, termasuk semua cukai dan fi",
    full: "Tiada tempat untuk dua orang pada hari-hari terdekat; cuba tarikh atau bilangan lain.",
    choose: "Lihat tarikh dan harga",
    chooseOf: "Lihat tarikh dan harga {{name}}",
    nights_other: "{{days}} hari, {{count}} malam",
    waiting: "Membuka pakej",
    gone: {
      title: "Pautan ini tidak lagi dibuka",
      text: "Mungkin tempohnya sudah tamat, atau sebahagian pautan hilang. Semua yang lain ada di halaman pertama.",
      act: "Lihat semua pakej",
    },
  },
  enter: {
    title: "Selamat datang",
    text: "Sebentar, kita sedang menuju ke pulau.",
    act: "Terus ke halaman pertama",
  },
} satisfies Translated<typeof en>;
