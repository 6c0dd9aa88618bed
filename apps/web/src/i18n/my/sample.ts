import type en from "../en/sample.ts";
import type { Translated } from "../words.ts";

export default {
  title: "Contoh penginapan",
  day: "Ketibaan",
  guests: "Tetamu",
  abroad: "{{party}} dari luar negara",
  noPackages: "Belum ada pakej yang dijual",
  noPackagesText: "Pakej dipaparkan di sini sebaik sahaja ada yang dijual.",
  offSale: "Tetamu tidak dapat melihat pakej ini",
  offSaleText: "Pakej ini tidak dijual atau hanya dijual bersama pakej lain.",
  noAddOns: "Belum ada tambahan",
  noAddOnsText: "Tambahan muncul di sini sebaik sahaja satu dijual.",
  noRooms: "Belum ada jenis bilik",
  noRoomsText: "Jenis bilik dipaparkan di sini sebaik sahaja ada yang dijual.",
  noPriceYet: "Harga dipaparkan setelah ada pakej yang dijual dengan bilik ini.",
  noBoats: "Tiada bot pada tarikh ini",
  noBoatsText: "Pilih tarikh ketibaan lain, atau tambah bot yang belayar pada tarikh itu.",
  noPrice: "Belum ada harga",
  noPriceText: "Harga termasuk cukai dan fi dipaparkan setelah pakej mempunyai harga dan ada bilik kosong.",
  payment: "Cara pembayaran",
  noPaymentYet: "Amaun dipaparkan setelah ada pakej yang dijual.",
} satisfies Translated<typeof en>;
