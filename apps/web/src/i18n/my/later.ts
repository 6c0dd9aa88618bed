import type en from "../en/later.ts";
import type { Translated } from "../words.ts";

export default {
  person: "Akaun anda, {{name}}",
  logOut: "Log Keluar",
  wallet: "Akaun Saya",
  promotions: "Promosi Saya",
  social: {
    title: "Media sosial",
    networks: {
      facebook: "Facebook",
      instagram: "Instagram",
      tiktok: "TikTok",
      youtube: "YouTube",
      xiaohongshu: "Xiaohongshu",
    },
  },
  ways: {
    none: "Tiada pakej untuk rombongan ini",
    noneText: "Kurangkan tetamu, tukar tarikh atau hubungi kami.",
    unsold: "Belum ada pakej dijual",
    unsoldText: "Pakej dipaparkan apabila ada harga.",
  },
  party: {
    chooseAge: "Pilih",
    adults: "Dewasa",
    adultsHint: "12 tahun ke atas",
    children: "Kanak-kanak",
    childrenHint: "Bawah 12 tahun semasa tiba",
    age: "Umur anak {{number}}",
    baby: "Bawah 12 bulan",
    years_other: "{{count}} tahun",
    foreign: "Bukan warganegara Malaysia",
    foreignHint: "Untuk fi taman laut",
  },
} satisfies Translated<typeof en>;
