import type en from "../en/failures.ts";
import type { Translated } from "../words.ts";

export default {
  staff: { NOT_ALLOWED: "Anda tidak mempunyai hak untuk ini. Tanya pentadbir." },
  codes: {
    OFFLINE: "Kami tidak dapat menghubungi resort. Semak sambungan anda; apa yang ditaip tidak hilang.",
    INVALID_INPUT: "Ada butiran dalam borang yang perlu disemak semula.",
    NOT_FOUND: "Kami tidak menemuinya. Mungkin telah dipadam atau pautannya tidak lengkap.",
    NOT_SIGNED_IN: "Sila log masuk semula. Apa yang ditaip tidak hilang.",
    STORAGE_FULL:
      "Kami tidak dapat menyimpan apa-apa buat masa ini kerana ruang storan penuh atau tidak boleh ditulis. Tiada apa-apa berubah; cuba lagi kemudian.",
    NOT_ALLOWED: "Akaun anda tidak dibenarkan membuat ini. Tanya pemilik akaun.",
    TOO_MANY_REQUESTS: "Terlalu banyak cubaan dalam masa singkat. Tunggu seminit, kemudian cuba lagi.",
    KEY_REUSED: "Ini telah dihantar dengan butiran lain. Muat semula halaman dan semak sekali lagi.",
    BUSY: "Ramai yang menempah sekarang. Tiada apa-apa berubah; cuba sebentar lagi.",
    UNEXPECTED: "Ada masalah di pihak kami. Tiada caj dikenakan; cuba sebentar lagi.",
    PARTY_TOO_LARGE:
      "Satu tempahan paling banyak {{most}} orang. Tulis kepada kami untuk kumpulan lebih besar.",
    DRAFTS_FULL:
      "Anda sudah menyimpan bilangan draf yang maksimum. Padam draf yang tidak diperlukan lagi, kemudian mulakan semula.",
  },
} satisfies Translated<typeof en>;
