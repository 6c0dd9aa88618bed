import { changeMailRoute } from "@pulau/contract/change-mail.ts";
import {
  mailTextRoute,
  mailTextsRoute,
  mailTextVersionRoute,
  previewMailRoute,
  saveMailTextRoute,
  testMailTextRoute,
} from "@pulau/contract/mail-texts.ts";
import { draftMailRoute } from "@pulau/contract/staff-bookings.ts";
import { ok } from "@pulau/domain/result.ts";
import { saveWhole, versionOf } from "../../db/saved-versions.ts";
import type { Module } from "../../module.ts";
import { mount } from "../../plugins/mount.ts";
import { createSealer } from "../../plugins/seal.ts";
import { type MailPort, mailPortFor } from "../mail-port.ts";
import { loadMailServer } from "../mail-server.ts";
import { previewChangeMail } from "../preview-change.ts";
import { previewDraftMail } from "../preview-draft.ts";
import { listMailTexts, noText, showMailText, showMailVersion } from "./list-texts.ts";
import { readMailText } from "./resort-words.ts";
import { saveMailText } from "./save-text.ts";
import { previewMail, sendTestMail } from "./try-text.ts";

/** How staff read the words of the resort's mails and write them anew. */
export const mailTextsModule: Module = (app, { db, settings }) => {
  const send: MailPort = async (mail) => mailPortFor(await loadMailServer(db, settings))(mail);
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
  mount(app, previewMailRoute, ({ params, body, session: by }) =>
    previewMail({ db, settings }, { ...params, ...body, by }),
  );
  mount(app, draftMailRoute, ({ params, body }) =>
    previewDraftMail({ db, settings }, { ...body, draftId: params._id }),
  );
  mount(app, changeMailRoute, ({ params, body: act, session: { staffId } }) =>
    previewChangeMail(
      { db, settings, sealer: createSealer(settings) },
      { bookingId: params._id, staffId, act },
    ),
  );
  mount(app, testMailTextRoute, ({ params, body, session: by }) =>
    sendTestMail({ db, settings }, send, { ...params, ...body, by }),
  );
};
