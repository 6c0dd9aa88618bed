import { mostBookmarks } from "@pulau/contract/site-search.ts";
import { withStars } from "@pulau/domain/bookmarks/with-stars.ts";
import type { MemberId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuse } from "@pulau/domain/result.ts";
import type { Db } from "../../../db/connect.ts";
import { and, asc, eq, inArray, sql } from "../../../db/orm.ts";
import { member } from "../../../db/schema/accounts.ts";
import { bookmark } from "../../../db/schema/bookmarks.ts";
import { staffUser } from "../../../db/schema/staff.ts";
import { inTransaction, type Tx } from "../../../db/tx.ts";

/** Whose bookmarks they are. */
type Owner = { readonly memberId: MemberId } | { readonly staffId: StaffId };

/** Whose bookmarks they are, and what of given targets that person can open, by target. */
export type BookmarkKeeper<P> = {
  readonly owner: Owner;
  readonly open: (targets: readonly string[]) => Promise<ReadonlyMap<string, P>>;
};

type Bookmarks<P> = { readonly searchResult: (P & { readonly starred: boolean })[] };

const ofOwner = (owner: Owner) =>
  "memberId" in owner ? eq(bookmark.memberId, owner.memberId) : eq(bookmark.staffId, owner.staffId);

/** What somebody keeps, in the order in which they kept it. What can't be opened any more is left out. */
export async function loadBookmarks<P extends object>(
  db: Db,
  { owner, open }: BookmarkKeeper<P>,
): Promise<Bookmarks<P>> {
  const targets = await targetsOf(db, owner);
  const openable = await open(targets);
  return { searchResult: withStars(targets.flatMap((target) => openable.get(target) ?? [])) };
}

/** Everything that somebody keeps, in its order. */
async function targetsOf(db: Db | Tx, owner: Owner): Promise<string[]> {
  const rows = await db
    .select({ target: bookmark.target })
    .from(bookmark)
    .where(ofOwner(owner))
    .orderBy(asc(bookmark.place));
  return rows.map(({ target }) => target);
}

/** Two presses at once, on two devices: the second sees what the first left. */
const lockOwner = (tx: Tx, owner: Owner) =>
  "memberId" in owner
    ? tx.select({ id: member.id }).from(member).where(eq(member.id, owner.memberId)).for("update")
    : tx.select({ id: staffUser.id }).from(staffUser).where(eq(staffUser.id, owner.staffId)).for("update");

type Wanted = { readonly target: string; readonly starred?: boolean | undefined };

/**
 * Keeps a bookmark or takes it away; twice the same is the same. `NOT_FOUND`: the caller can't open it.
 * `BOOKMARKS_FULL`: they keep a hundred.
 */
export async function updateBookmark<P extends object>(
  db: Db,
  keeper: BookmarkKeeper<P>,
  { target, starred }: Wanted,
): Promise<Result<Bookmarks<P>, "NOT_FOUND" | "BOOKMARKS_FULL">> {
  const { owner, open } = keeper;
  const mine = and(ofOwner(owner), eq(bookmark.target, target));
  const before = await targetsOf(db, owner);
  const openable = await open([...before, target]);
  const gone = before.filter((other) => !openable.has(other));
  const done = await inTransaction(db, async (tx) => {
    await lockOwner(tx, owner);
    const [kept] = await tx.select({ id: bookmark.id }).from(bookmark).where(mine);
    const wanted = starred ?? kept === undefined;
    if (!wanted) {
      await tx.delete(bookmark).where(mine);
      return ok({});
    }
    if (kept !== undefined) return ok({});
    if (!openable.has(target)) return refuse("NOT_FOUND");
    if (!(await hasRoom(tx, owner, gone))) return refuse("BOOKMARKS_FULL", { most: mostBookmarks });
    await tx.insert(bookmark).values({ ...owner, target, createdAt: sql`pulau_now()` });
    return ok({});
  });
  return done.ok ? ok(await loadBookmarks(db, keeper)) : done;
}

/** Whether there is room for one more. What can't be opened any more makes room: nobody sees it, so nobody could remove it. */
async function hasRoom(tx: Tx, owner: Owner, gone: readonly string[]): Promise<boolean> {
  if ((await tx.$count(bookmark, ofOwner(owner))) < mostBookmarks) return true;
  await tx.delete(bookmark).where(and(ofOwner(owner), inArray(bookmark.target, [...gone])));
  return (await tx.$count(bookmark, ofOwner(owner))) < mostBookmarks;
}
