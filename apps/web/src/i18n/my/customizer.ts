import type en from "../en/customizer.ts";
import type { Translated } from "../words.ts";

export default {
  title: "Ubah ikut cita rasa",
  kept: "Disimpan pada peranti ini",
  menuColor: "Warna menu",
  layout: "Susun atur",
  mode: "Mod",
  navbarType: "Jenis bar navigasi",
  navbarColor: "Warna bar navigasi",
  footerType: "Jenis pengaki",
  collapsed: "Kecilkan bar sisi",
  rtl: "Kanan ke kiri",
  hideToTop: "Sorok butang ke atas",
  reset: "Kembali ke tetapan resort",
  colors: {
    default: "Biasa",
    primary: "Lagun",
    success: "Palma",
    danger: "Bunga raya",
    info: "Laut",
    warning: "Matahari",
    dark: "Biru gelap",
  },
  layouts: { vertical: "Menegak", horizontal: "Mendatar" },
  modes: { light: "Cerah", dark: "Gelap", "semi-dark": "Separa gelap" },
  navbars: { hidden: "Sorok", static: "Statik", sticky: "Melekat", floating: "Terapung" },
  footers: { hidden: "Sorok", static: "Statik", sticky: "Melekat" },
} satisfies Translated<typeof en>;
