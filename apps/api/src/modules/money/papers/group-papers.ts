import { GroupPaper } from "@pulau/contract/group-papers.ts";
import type { Day } from "@pulau/domain/calendar/day.ts";
import type { BookingId, GroupId, PaperId } from "@pulau/domain/ids.ts";
import type { Db } from "../../../db/connect.ts";
import { and, asc, eq, gte, lt } from "../../../db/orm.ts";
import { groupPaper } from "../../../db/schema/group-papers.ts";
import { stayGroup } from "../../../db/schema/groups.ts";
import type { Tx } from "../../../db/tx.ts";

type Row = typeof groupPaper.$inferSelect;

/** An invoice or credit note of a group, as it was issued. */
export type IssuedGroupPaper = Omit<Row, "content"> & { readonly content: GroupPaper };

const read = (row: Row): IssuedGroupPaper => ({ ...row, content: GroupPaper.parse(row.content) });

/** The paper with this id; null where there is none. */
export async function findGroupPaper(db: Db, id: PaperId): Promise<IssuedGroupPaper | null> {
  const [found] = await db.select().from(groupPaper).where(eq(groupPaper.id, id));
  return found ? read(found) : null;
}

/** Every paper of a group, in the order in which they were issued. */
export async function papersOfGroup(db: Db | Tx, groupId: GroupId): Promise<IssuedGroupPaper[]> {
  const rows = await db
    .select()
    .from(groupPaper)
    .where(eq(groupPaper.groupId, groupId))
    .orderBy(asc(groupPaper.position));
  return rows.map(read);
}

/** Those of all groups that were issued from a day on, before another. */
export async function groupPapersBetween(
  db: Db,
  { from, after }: { readonly from: Day; readonly after: Day },
): Promise<IssuedGroupPaper[]> {
  const rows = await db
    .select()
    .from(groupPaper)
    .where(and(gte(groupPaper.issuedOn, from), lt(groupPaper.issuedOn, after)));
  return rows.map(read);
}

/** A group by its name, and the numbers of its papers on which one of its bookings is. */
export async function groupPapersFor(
  db: Db,
  { groupId, bookingId }: { readonly groupId: GroupId; readonly bookingId: BookingId },
): Promise<{ groupName: string; papers: string[] } | null> {
  const [[group], papers] = await Promise.all([
    db.select({ groupName: stayGroup.name }).from(stayGroup).where(eq(stayGroup.id, groupId)),
    papersOfGroup(db, groupId),
  ]);
  if (!group) return null;
  const named = papers.filter(({ content }) => content.parts.some((part) => part.bookingId === bookingId));
  return { ...group, papers: named.map(({ number }) => number) };
}

/** The invoices of a group on which a booking still stands. */
export function standingFor(papers: readonly IssuedGroupPaper[], bookingId: BookingId): IssuedGroupPaper[] {
  let standing: IssuedGroupPaper[] = [];
  let sum = 0;
  for (const paper of papers) {
    const part = paper.content.parts.find((billed) => billed.bookingId === bookingId);
    if (!part) continue;
    sum += paper.kind === "invoice" ? part.totalSen : -part.totalSen;
    if (paper.kind === "invoice") standing.push(paper);
    if (sum === 0) standing = [];
  }
  return standing;
}
