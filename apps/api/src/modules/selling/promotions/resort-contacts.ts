import { refuse } from "@pulau/domain/result.ts";
import type { ResortSettings } from "../../ground/resort/public.ts";

/** A special code's answer: whom to ask, by every way there is. */
export const contactResort = ({ email, tel, whatsapp }: ResortSettings["profile"]) =>
  refuse("PROMO_ASK_RESORT", {
    email: email || null,
    tel: tel[0] ?? null,
    whatsapp: whatsapp[0]?.number ?? null,
  });
