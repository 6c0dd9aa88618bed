import { GroupPaper } from "@pulau/contract/group-papers.ts";
import type { PaperReason } from "@pulau/contract/papers.ts";
import type { GroupId } from "@pulau/domain/ids.ts";
import type { PaperKind } from "@pulau/domain/papers/next-papers.ts";
import { sumsOf } from "@pulau/domain/pricing/sums.ts";
import type { Db } from "../../../db/connect.ts";
import { eq } from "../../../db/orm.ts";
import { account } from "../../../db/schema/accounts.ts";
import { stayPackage } from "../../../db/schema/catalogue.ts";
import { stayGroup } from "../../../db/schema/groups.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, type ResortSettings } from "../../ground/resort/public.ts";
import type { BillChange } from "./group-bill.ts";
import { type IssuedGroupPaper, standingFor } from "./group-papers.ts";

type Group = typeof stayGroup.$inferSelect;
/** A group with what its papers say of it beside its bookings. */
export type BilledGroup = {
  readonly row: Group;
  readonly packageName: GroupPaper["packageName"];
  /** The agency that brings it. */
  readonly agency: string | null;
  readonly settings: ResortSettings;
};

/** What papers say of a group; null where there is none. */
export async function loadBilledGroup(db: Db | Tx, groupId: GroupId): Promise<BilledGroup | null> {
  const [found] = await db
    .select({ row: stayGroup, packageName: stayPackage.name, agency: account.name })
    .from(stayGroup)
    .innerJoin(stayPackage, eq(stayPackage.id, stayGroup.packageId))
    .leftJoin(account, eq(account.id, stayGroup.accountId))
    .where(eq(stayGroup.id, groupId));
  return found ? { ...found, settings: await loadSettings(db) } : null;
}

/** The next paper of a kind: all that changed of the group's bookings in that direction, together. */
export function composeGroupPaper(
  { row, packageName, agency, settings }: BilledGroup,
  kind: PaperKind,
  {
    changes,
    papers,
  }: { readonly changes: readonly BillChange[]; readonly papers: readonly IssuedGroupPaper[] },
): GroupPaper {
  const { profile, answerHours, timeZone } = settings;
  const corrected =
    kind === "invoice"
      ? []
      : [...new Set(changes.flatMap(({ part }) => standingFor(papers, part.bookingId)))];
  const parts = changes.map(({ part }) => part);
  // Parsed, because what the schema doesn't name has no place on a paper.
  return GroupPaper.parse({
    groupName: row.name,
    reason: reasonOf(changes),
    corrects: corrected
      .toSorted((a, b) => a.position - b.position)
      .map(({ number, issuedOn }) => ({ number, issuedOn })),
    seller: { ...profile, answerHours, timeZone },
    billTo: corrected.at(-1)?.content.billTo ?? billTo(row, agency),
    packageName,
    checkIn: row.checkIn,
    checkOut: row.checkOut,
    parts,
    sums: sumsOf(parts.flatMap(({ lines }) => lines)),
  });
}

/** Why it is issued: of many bookings with one reason that one, else that the group changed. */
function reasonOf(changes: readonly BillChange[]): PaperReason {
  if (changes.every(({ again }) => !again)) return "booked";
  const [first] = new Set(changes.map(({ state }) => state));
  const alike = changes.every(({ state }) => state === first);
  return alike && (first === "cancelled" || first === "noShow") ? first : "changed";
}

function billTo({ billTo: payer, name, email, mobile }: Group, agency: string | null): GroupPaper["billTo"] {
  const nowhere = { address: "", area: "", city: "", postCode: "", state: "", country: "", mobile };
  if (!payer) return { name: agency ?? name, email, address: nowhere };
  const { registrationNo, taxNo, address, phone } = payer;
  return {
    name: payer.name,
    email: payer.email || email,
    address: { ...nowhere, ...address, country: address.state === "" ? "" : "MY", mobile: phone || mobile },
    ...(registrationNo && { registrationNo }),
    ...(taxNo && { taxNo }),
  };
}
