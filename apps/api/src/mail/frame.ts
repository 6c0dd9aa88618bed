import type { ResortSettings } from "../modules/ground/resort/public.ts";
import type { Settings } from "../settings.ts";
import type { Frame, MailLanguage } from "./letter.ts";
import { logoAddress } from "./picture-address.ts";

/** What every mail of the resort has in common, in one language. */
export const frameOf = (
  { profile: { name, email, tel }, look }: Pick<ResortSettings, "profile" | "look">,
  { publicUrl }: Pick<Settings, "publicUrl">,
  language: MailLanguage,
): Frame => ({
  language,
  resortName: name,
  resortContact: [email, ...tel].filter(Boolean).join(" · "),
  logoUrl: logoAddress(publicUrl, look.logo),
  publicUrl,
});
