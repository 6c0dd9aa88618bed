import { z } from "zod";
import { Language, LinkToken, Moment } from "./fields.ts";

/** An address that opens for a few minutes without a bearer, for links and windows. */
export const SignedAddress = z.object({ url: z.string(), until: Moment });
export type SignedAddress = z.infer<typeof SignedAddress>;

/** What a signed address ends in; the rest of its query is signed with its path. */
export const SignatureQuery = z.object({ until: z.coerce.number().int(), seal: LinkToken });

export const LanguageQuery = z.object({ language: Language.default("en") });
export const SignedLanguageQuery = LanguageQuery.extend(SignatureQuery.shape);
