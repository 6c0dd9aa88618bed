import type en from "../en/customizer.ts";
import type { Translated } from "../words.ts";

export default {
  title: "Penampilan",
  kept: "Disimpan pada peranti ini",
  menuColor: "Warna menu",
  layout: "Susun atur",
  mode: "Mod",
  navbarType: "Jenis bar navigasi",
  navbarColor: "Warna bar navigasi",
  footerType: "Jenis pengaki",
  collapsed: "Kecilkan menu",
  rtl: "Kanan ke kiri",
  hideToTop: "Sembunyikan butang ke atas",
  reset: "Kembali ke tetapan resort",
  colors: {
    default: "Biasa",
    primary: "Lagun",
    success: "Palma",
    danger: "Bunga raya",
    info: "Laut",
    warning: "Matahari",
    dark: "Biru tua",
  },
  layouts: { vertical: "Menegak", horizontal: "Mendatar" },
  modes: { light: "Cerah", dark: "Gelap", "semi-dark": "Separa gelap" },
  navbars: { hidden: "Sembunyikan", static: "Ikut tatal", sticky: "Kekal dipaparkan", floating: "Terapung" },
  footers: { hidden: "Sembunyikan", static: "Ikut tatal", sticky: "Kekal dipaparkan" },
} satisfies Translated<typeof en>;
