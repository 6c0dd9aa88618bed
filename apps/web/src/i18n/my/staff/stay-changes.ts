import type en from "../../en/staff/stay-changes.ts";
import type { Translated } from "../../words.ts";

export default {
  mail: {
    gets: "Tetamu menerima e-mel: {{subject}}",
    none: "Tiada e-mel dihantar kepada tetamu.",
    loading: "Menyediakan e-mel…",
    language: "Dalam {{language}}",
  },
  part: {
    open: {
      adult_other: "{{count}} dewasa, nama belum diisi",
      child_other: "{{count}} kanak-kanak, nama belum diisi",
      toddler_other: "{{count}} anak kecil, nama belum diisi",
      infant_other: "{{count}} bayi, nama belum diisi",
    },
    one: {
      adult: "seorang dewasa",
      child: "seorang kanak-kanak",
      toddler: "seorang anak kecil",
      infant: "seorang bayi",
    },
    act: "Keluarkan {{name}}",
    room: "Bilik ini dan tetamunya dikeluarkan daripada tempahan. Yang lain kekal.",
    guest: "Tetamu ini dikeluarkan daripada tempahan. Yang lain kekal.",
    terms: "Harga dan bayaran balik",
    policy: "Mengikut terma pembatalan",
    policyHint: "{{share}} daripada bahagian yang dilepaskan dikembalikan hari ini.",
    waive: "Tanpa caj pembatalan",
    waiveHint: "Semua bayaran bahagian ini dikembalikan dan tiada caj perubahan.",
    keepPrice: "Kekalkan harga yang dipersetujui",
    keepPriceHint: "Tiada caj tambahan dan tiada bayaran balik.",
    quoting: "Mengira harga baharu…",
    changed: "Harga atau bayaran balik telah berubah. Semak semula sebelum mengesahkan.",
    before: "Harga sekarang",
    after: "Harga baharu",
    kept: "Caj pembatalan, termasuk dalam harga baharu",
    back: "Bayaran balik kepada tetamu",
    due: "Baki perlu dibayar",
    keep: "Kekalkan",
    agree: "Keluarkan",
    agreeBack: "Keluarkan, bayar balik {{amount}}",
    done: "{{name}} telah dikeluarkan.",
    doneBack: "{{name}} telah dikeluarkan. {{amount}} akan dikembalikan.",
  },
} satisfies Translated<typeof en>;
