import type en from "../en/change.ts";
import type { Translated } from "../words.ts";

export default {
  title: "Mengubah tempahan {{number}}",
  leave: "Kembali ke tempahan",
  back: "Semua perubahan",
  parts: {
    label: "Perkara yang boleh diubah",
    dates: "Tarikh dan rombongan",
    rooms: "Bilik",
    guests: "Tetamu",
    transport: "Bot dan pengangkutan",
    addOns: "Tambahan",
  },
  hints: {
    dates: "Hari lain, lebih malam, bilangan orang bertambah atau berkurang",
    rooms: "Bilik atau jenis katil lain, atau malam bagi satu bilik",
    guests: "Nama, dokumen, umur dan cara menghubungi anda",
    transport: "Pelayaran lain, bot sewa khas, van ke jeti",
    addOns: "Lawatan, hidangan dan peralatan",
  },
  onward: { review: "Lihat perbezaannya", rooms: "Pilih bilik" },
  overview: {
    title: "Apakah yang ingin anda ubah?",
    lead: "Ubahlah seberapa banyak yang anda mahu. Tempahan anda kekal sehingga anda bersetuju dengan perbezaannya.",
  },
  summary: {
    label: "Kos perubahan",
    title: "Perbezaan",
    free: "Tiada yang berubah sehingga anda bersetuju.",
    rooms: "Pilih bilik untuk rombongan baharu, kemudian harganya ditunjukkan di sini.",
    otherRooms: "Bilik lain mungkin kosong: pilih bilik",
    refused: "Tidak boleh dibuat begini",
  },
  difference: { before: "Ditempah", after: "Selepas diubah", difference: "Perbezaan" },
  money: {
    due: "{{amount}} perlu dibayar selepas itu.",
    dueBy: "{{amount}} perlu dibayar selewat-lewatnya {{day}}.",
    back: "{{amount}} dipulangkan ke sumber bayaran anda.",
    kept: "Mengikut terma pembatalan, kami menyimpan {{amount}}.",
    keptAll: "Mengikut terma pembatalan, kami menyimpan {{amount}}; tiada bayaran balik.",
    same: "Harganya tidak berubah.",
  },
  review: {
    title: "Perbezaan",
    lead: "Beginilah tempahan anda nanti. Jika anda bersetuju, ia diubah serta-merta.",
    price: "Harga baharu",
    changed: "Perbezaannya kini lain. Sila semak semula sebelum bersetuju.",
    agree: "Setuju dan ubah",
    wait: "Mengira perbezaan",
    done: "Tempahan anda telah diubah.",
  },
} satisfies Translated<typeof en>;
