import {
  mailTextRoute,
  mailTextsRoute,
  mailTextVersionRoute,
  previewMailRoute,
  saveMailTextRoute,
  testMailTextRoute,
} from "@pulau/contract/mail-texts.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { faceOf } from "../../../api/client.ts";

export const mailTexts = faceOf(mailTextsRoute);
export const mailText = faceOf(mailTextRoute);
export const mailTextVersion = faceOf(mailTextVersionRoute);
export const saveMailText = faceOf(saveMailTextRoute);
export const previewMail = faceOf(previewMailRoute);
export const testMailText = faceOf(testMailTextRoute);

/** What is out of date once a mail was written anew. */
export const mailPaths = [mailTexts.path, mailText.path] as const;

export type MailRow = Reply<typeof mailTextsRoute>["mails"][number];
export type MailTextReply = Reply<typeof mailTextRoute>;
