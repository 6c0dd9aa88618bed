import type en from "../en/failures.ts";
import type { Translated } from "../words.ts";

export default {
  codes: {
    RESORT_CLOSED: "Resort belum dibuka untuk tempahan.",
    OFFLINE: "Tiada sambungan. Apa yang ditaip tidak hilang.",
    INVALID_INPUT: "Sila semak semula borang ini.",
    NOT_FOUND: "Tidak ditemui. Mungkin sudah dipadam.",
    NOT_SIGNED_IN: "Sila log masuk semula. Apa yang ditaip tidak hilang.",
    STORAGE_FULL: "Storan kami penuh. Tiada apa-apa berubah; cuba sebentar lagi.",
    NOT_ALLOWED: "Tiada kebenaran. Tanya pemilik akaun.",
    TOO_MANY_REQUESTS: "Terlalu kerap. Cuba lagi dalam {{wait}}.",
    BUSY: "Sistem sibuk. Tiada apa-apa berubah; cuba sebentar lagi.",
    UNEXPECTED: "Berlaku ralat. Cuba sebentar lagi.",
    PARTY_TOO_LARGE: "Paling ramai {{most}} orang. Hubungi kami jika lebih.",
    DRAFTS_FULL: "Draf anda penuh. Padam satu dan cuba semula.",
  },
} satisfies Translated<typeof en>;
