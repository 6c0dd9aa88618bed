import {
  bookingNotesRoute,
  transactionNoteRoute,
  transportNoteRoute,
} from "@pulau/contract/booking-notes.ts";
import { inTransaction } from "../../../db/tx.ts";
import type { AppDeps, Module } from "../../../module.ts";
import { mount } from "../../../plugins/mount.ts";
import { writeNote, writeTransNote } from "./write-note.ts";

/** Notes of a guest: the special request, and what is to be known about one boat or payment. */
export function mountNotes(app: Parameters<Module>[0], db: AppDeps["db"]): void {
  mount(app, bookingNotesRoute, ({ params, query, body, session, saves }) => {
    const transId = query.transId ?? query.tansId;
    return inTransaction(db, (tx) =>
      writeNote(tx, {
        bookingId: params._id,
        by: { who: "guest", ownerId: session.ownerId },
        transId,
        among: ["transport", "payment"],
        ...body,
        saves,
      }),
    );
  });
  mount(app, transactionNoteRoute, ({ params, body, session, saves }) =>
    inTransaction(db, (tx) =>
      writeTransNote(tx, {
        bookingId: params._id,
        by: { who: "guest", ownerId: session.ownerId },
        transId: params.transId,
        among: ["transport", "payment"],
        ...body,
        saves,
      }),
    ),
  );
  mount(app, transportNoteRoute, ({ params, body, session, saves }) =>
    inTransaction(db, (tx) =>
      writeTransNote(tx, {
        bookingId: params._id,
        by: { who: "guest", ownerId: session.ownerId },
        transId: params.transId,
        among: ["transport"],
        ...body,
        saves,
      }),
    ),
  );
}
