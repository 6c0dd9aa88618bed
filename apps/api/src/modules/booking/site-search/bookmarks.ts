import type { Suggestion } from "@pulau/contract/site-search.ts";
import type { Db } from "../../../db/connect.ts";
import type { MemberSession } from "../../../plugins/session.ts";
import type { BookmarkKeeper } from "../../ground/bookmarks/public.ts";
import { ownBookingsOf } from "./own-bookings.ts";
import { loadSitePlaces } from "./site-places.ts";

/** A member's bookmarks: of pages, packages, texts and their own bookings. */
export const memberBookmarks = (db: Db, session: MemberSession): BookmarkKeeper<Suggestion> => ({
  owner: { memberId: session.memberId },
  open: async (targets) => {
    const ids = targets.flatMap(
      (target) => /^booking:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(target)?.[1] ?? [],
    );
    const [places, bookings] = await Promise.all([
      loadSitePlaces(db, session),
      ownBookingsOf(db, session.ownerId, ids),
    ]);
    return new Map([...Object.values(places).flat(), ...bookings].map((place) => [place.target, place]));
  },
});
