import type { Reply } from "@pulau/contract/route.ts";
import { type bookmarksRoute, mostBookmarks, mostStarred } from "@pulau/contract/site-search.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { and, asc, eq, inArray, sql } from "../../../db/orm.ts";
import { member } from "../../../db/schema/accounts.ts";
import { bookmark } from "../../../db/schema/bookmarks.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";
import type { MemberSession } from "../../../plugins/session.ts";
import { ownBookingsOf } from "./own-bookings.ts";
import { loadSitePlaces } from "./site-places.ts";

type Bookmarks = Reply<typeof bookmarksRoute>;

/**
 * What a member keeps, in the order in which they kept it. The first ten are starred; when one goes, the first that waits
 * takes its place, because nothing but the order says who is starred. What can't be opened any more is left out.
 */
export async function loadBookmarks(db: Db, session: MemberSession): Promise<Bookmarks> {
  const rows = await targetsOf(db, session);
  const openable = await openTargets(db, session, rows);
  const there = rows.flatMap((target) => openable.get(target) ?? []);
  return { searchResult: there.map((place, at) => ({ ...place, starred: at < mostStarred })) };
}

/** Everything that a member keeps, in its order. */
async function targetsOf(db: Db | Tx, { memberId }: MemberSession): Promise<string[]> {
  const rows = await db
    .select({ target: bookmark.target })
    .from(bookmark)
    .where(eq(bookmark.memberId, memberId))
    .orderBy(asc(bookmark.place));
  return rows.map(({ target }) => target);
}

/** Those of these targets that the caller can open, by target. */
async function openTargets(db: Db, session: MemberSession, targets: readonly string[]) {
  const ids = targets.flatMap(
    (target) => /^booking:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(target)?.[1] ?? [],
  );
  const [places, bookings] = await Promise.all([
    loadSitePlaces(db, session),
    ownBookingsOf(db, session.ownerId, ids),
  ]);
  return new Map([...Object.values(places).flat(), ...bookings].map((place) => [place.target, place]));
}

type Wanted = { readonly target: string; readonly starred?: boolean | undefined };

/**
 * Keeps a bookmark or takes it away; twice the same is the same. `NOT_FOUND`: the caller can't open it.
 * `BOOKMARKS_FULL`: they keep a hundred.
 */
export async function updateBookmark(
  db: Db,
  session: MemberSession,
  { target, starred }: Wanted,
): Promise<Result<Bookmarks, "NOT_FOUND" | "BOOKMARKS_FULL">> {
  const { memberId } = session;
  const mine = and(eq(bookmark.memberId, memberId), eq(bookmark.target, target));
  const before = await targetsOf(db, session);
  const openable = await openTargets(db, session, [...before, target]);
  const gone = before.filter((other) => !openable.has(other));
  const done = await inTransaction(db, async (tx) => {
    // Two presses at once, on two devices: the second sees what the first left.
    await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for("update");
    const [kept] = await tx.select({ id: bookmark.id }).from(bookmark).where(mine);
    const wanted = starred ?? kept === undefined;
    if (!wanted) {
      await tx.delete(bookmark).where(mine);
      return ok({});
    }
    if (kept !== undefined) return ok({});
    if (!openable.has(target)) return refuse("NOT_FOUND");
    if (!(await hasRoom(tx, session, gone))) return refuse("BOOKMARKS_FULL", { most: mostBookmarks });
    await tx.insert(bookmark).values({ memberId, target, createdAt: sql`pulau_now()` });
    return ok({});
  });
  return done.ok ? ok(await loadBookmarks(db, session)) : done;
}

/** Whether there is room for one more. What can't be opened any more makes room: nobody sees it, so nobody could remove it. */
async function hasRoom(tx: Tx, { memberId }: MemberSession, gone: readonly string[]): Promise<boolean> {
  const ofMember = eq(bookmark.memberId, memberId);
  if ((await tx.$count(bookmark, ofMember)) < mostBookmarks) return true;
  await tx.delete(bookmark).where(and(ofMember, inArray(bookmark.target, [...gone])));
  return (await tx.$count(bookmark, ofMember)) < mostBookmarks;
}
