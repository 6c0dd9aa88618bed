import type en from "../../en/staff/security-log.ts";
import type { Translated } from "../../words.ts";

export default {
  title: "Log keselamatan",
  lead: "Log masuk, penolakan, dokumen pengenalan yang dipaparkan, serta perubahan tetapan dan wang. Catatan tidak boleh diubah atau dipadam; setiap satu disimpan selama tiga belas bulan.",
  waiting: "Memuatkan…",
  columns: { at: "Masa", what: "Peristiwa", who: "Individu", from: "Rangkaian dan sesi", call: "Panggilan" },
  kinds: {
    ownerMade: "Akaun pertama dibuka",
    signedIn: "Log masuk",
    signInRefused: "Log masuk ditolak",
    signedOut: "Log keluar",
    sessionEnded: "Sesi ditamatkan",
    sessionCopied: "Sesi disalin",
    rightRefused: "Tidak dibenarkan",
    passwordRefused: "Kata laluan salah",
    passwordChanged: "Kata laluan ditukar",
    twoStepChanged: "Log masuk dua langkah ditukar",
    emailChanged: "Alamat e-mel ditukar",
    bankDetailsChanged: "Butiran bank ditukar",
    papersRevealed: "Dokumen pengenalan dipaparkan",
    settingChanged: "Tetapan diubah",
    moneyMoved: "Urusan wang",
  },
  codes: {
    BAD_CREDENTIALS: "Alamat e-mel atau kata laluan salah",
    ACCOUNT_BLOCKED: "Akaun disekat",
    TOO_MANY_REQUESTS: "Terlalu banyak cubaan",
    other: "Ditolak",
  },
  sides: { portal: "Portal", staff: "Kakitangan" },
  nobody: "Belum log masuk",
  typed: "Ditaip: {{typed}}",
  network: "Rangkaian {{mark}}",
  session: "Sesi {{mark}}",
  onlyNetwork: "Papar rangkaian {{mark}} sahaja",
  onlySession: "Papar sesi {{mark}} sahaja",
  pressed: { person: "Seorang individu", session: "Satu sesi", network: "Satu rangkaian" },
  search: {
    label: "Cari dalam log keselamatan",
    placeholder: "Nama, e-mel, tempahan atau panggilan",
  },
  filters: { kind: "Peristiwa", side: "Bahagian", from: "Dari", to: "Hingga", any: "Semua" },
  nothing: {
    title: "Tiada catatan ditemui",
    text: "Cuba nama lain atau buang satu tapisan. Catatan baharu muncul di sini sebaik sahaja berlaku.",
  },
} satisfies Translated<typeof en>;
