import { type MailText, mailTextIds } from "@pulau/contract/mail-texts.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { integer, jsonb, pgTable, primaryKey, text, uuid } from "../orm.ts";
import { moment } from "./columns.ts";
import { staffUser } from "./staff.ts";

/** The words that a resort has for a mail, one version after the other; the highest number is what is sent. */
export const mailTextVersion = pgTable(
  "mail_text_version",
  {
    mail: text({ enum: mailTextIds }).notNull(),
    number: integer().notNull(),
    at: moment().notNull(),
    staffId: uuid()
      .$type<StaffId>()
      .references(() => staffUser.id),
    /** Null: Pulau's own words again. */
    text: jsonb().$type<MailText>(),
  },
  (t) => [primaryKey({ columns: [t.mail, t.number] })],
);
