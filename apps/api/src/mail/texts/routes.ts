import { createHash, randomUUID } from "node:crypto";
import {
  mailTextRoute,
  mailTextsRoute,
  mailTextVersionRoute,
  previewMailRoute,
  saveMailTextRoute,
  testMailTextRoute,
} from "@pulau/contract/mail-texts.ts";
import { may, type Permissions } from "@pulau/domain/access/permissions.ts";
import { ok, refuse } from "@pulau/domain/result.ts";
import { saveWhole, versionOf } from "../../db/saved-versions.ts";
import type { Module } from "../../module.ts";
import { mount } from "../../plugins/mount.ts";
import { mailPortFor } from "../mail-port.ts";
import { listMailTexts, noText, showMailText, showMailVersion } from "./list-texts.ts";
import { readMailText } from "./resort-words.ts";
import { saveMailText } from "./save-text.ts";
import { previewMail, sendTestMail } from "./try-text.ts";

/** How staff read the words of the resort's mails and write them anew. */
export const mailTextsModule: Module = (app, { db, settings }) => {
  const send = mailPortFor(settings);
  mount(app, mailTextsRoute, async () => ok({ mails: await listMailTexts(db) }));
  mount(app, mailTextRoute, async ({ params }) => ok(await showMailText(db, params.mail)));
  mount(app, mailTextVersionRoute, ({ params }) => showMailVersion(db, params.mail, params.number));
  mount(app, saveMailTextRoute, async ({ params: { mail }, body, session: { staffId }, saves }) => {
    const saved = await saveWhole(
      db,
      { ...saves, key: mail },
      async (tx) => (await readMailText(tx, mail)) ?? noText,
      (tx) => saveMailText(tx, { mail, text: body, staffId }),
    );
    return saved.ok ? ok({ version: await versionOf(db, "mailText", mail) }) : saved;
  });
  mount(app, previewMailRoute, async ({ params, body, session }) =>
    seesNoBooking(body, session) ? refuse("NOT_ALLOWED") : previewMail({ db, settings }, params.mail, body),
  );
  mount(app, testMailTextRoute, async ({ params, body, session }) => {
    if (seesNoBooking(body, session)) return refuse("NOT_ALLOWED");
    const { staffId } = session;
    const id = createHash("sha256").update(randomUUID()).digest("hex").slice(0, 32);
    return sendTestMail({ db, settings }, send, { mail: params.mail, trial: body, staffId, id });
  });
};

/** A mail about a booking tells what the booking's page tells, prices among it. */
const seesNoBooking = (
  { bookingNo }: { readonly bookingNo?: string | undefined },
  { permissions }: { readonly permissions: Permissions },
): boolean =>
  Boolean(bookingNo) && !(may(permissions, "bookings", "read") && may(permissions, "payments", "read"));
