import { type DeskPlace, type RecordKind, recordKinds } from "@pulau/contract/record-search.ts";
import type { Db } from "../../../db/connect.ts";
import type { StaffSession } from "../../../plugins/session.ts";
import type { BookmarkKeeper } from "../../ground/bookmarks/public.ts";
import { readBookings } from "./find-bookings.ts";
import { readRecords } from "./find-records.ts";
import { kindsFor, mayFindBookings } from "./record-kinds.ts";
import { placeOfRecord } from "./search-desk.ts";

const bookingTarget = /^booking:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** A page of the dashboard, by its path. It is named, and left out for whom it is not, where the pages are known. */
const pageAt = (target: string): DeskPlace => ({
  target,
  title: null,
  link: target.slice("at:".length),
  icon: "at",
  note: "",
  day: null,
});

const asRecord = (target: string): { readonly kind: RecordKind; readonly _id: string }[] => {
  const [word, _id = ""] = target.split(":");
  const kind = recordKinds.find((known) => known === word);
  return kind === undefined ? [] : [{ kind, _id }];
};

/** One of the staff's bookmarks: of pages, bookings and whatever records they may read. */
export const staffBookmarks = (db: Db, session: StaffSession): BookmarkKeeper<DeskPlace> => ({
  owner: { staffId: session.staffId },
  open: async (targets) => {
    const readable = kindsFor(session);
    const ids = targets.flatMap((target) => bookingTarget.exec(target)?.[1] ?? []);
    const [bookings, records] = await Promise.all([
      mayFindBookings(session) ? readBookings(db, ids) : [],
      readRecords(
        db,
        targets.flatMap(asRecord).filter(({ kind }) => readable.includes(kind)),
      ),
    ]);
    const pages = targets.filter((target) => target.startsWith("at:")).map(pageAt);
    const places = [...pages, ...bookings, ...records.map(placeOfRecord)];
    return new Map(places.map((place) => [place.target, place]));
  },
});
