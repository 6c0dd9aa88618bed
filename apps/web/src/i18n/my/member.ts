import type en from "../en/member.ts";
import type { Translated } from "../words.ts";

export default {
  person: "Akaun anda, {{name}}",
  logOut: "Log Keluar",
  wallet: "Akaun Saya",
  promotions: "Promosi Saya",
} satisfies Translated<typeof en>;
