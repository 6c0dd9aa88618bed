import type { monthSummaryRoute } from "@pulau/contract/e-invoice.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { sumSen } from "@pulau/domain/money/sen.ts";
import { paperKinds } from "@pulau/domain/papers/next-papers.ts";
import { inArray } from "drizzle-orm";
import type { Db } from "../../db/connect.ts";
import { eInvoiceParty } from "../../db/schema/papers.ts";
import { loadSettings } from "../resort/public.ts";
import { papersOfMonth } from "./consolidated.ts";
import { commissionOf } from "./self-billed.ts";

type Summary = Reply<typeof monthSummaryRoute>;

/** Makes the address of a file from the end of its path. */
type Address = (path: string) => string;

/** What e-Invoices a month needs: the consolidated ones, those of their own, and the self-billed ones. */
export async function showMonth(db: Db, month: string, address: Address): Promise<Summary> {
  const [{ taxPayer }, { together, own }, selfBilled] = await Promise.all([
    loadSettings(db),
    papersOfMonth(db, month),
    selfBilledOf(db, month, address),
  ]);
  const offered = taxPayer !== null;
  return {
    offered,
    consolidated: paperKinds.map((kind) => {
      const papers = together.filter((paper) => paper.kind === kind);
      return {
        ...{ kind, papers: papers.length, totalSen: sumSen(papers.map(({ totalSen }) => totalSen)) },
        url: offered && papers.length > 0 ? address(`consolidated/${month}/${kind}`) : null,
      };
    }),
    own: own.map(({ id, number, kind, totalSen, asked }) => ({ _id: id, number, kind, totalSen, asked })),
    selfBilled: offered ? selfBilled : selfBilled.map((each) => ({ ...each, url: null })),
  };
}

async function selfBilledOf(db: Db, month: string, address: Address): Promise<Summary["selfBilled"]> {
  const earned = await Promise.all(
    paperKinds.map(async (kind) => {
      const byAccount = Map.groupBy(await commissionOf(db, { month, kind }), ({ accountId }) => accountId);
      return [...byAccount].map(([_id, some]) => ({
        ...{ _id, kind, name: some[0]?.name ?? "" },
        totalSen: sumSen(some.map(({ amountSen }) => amountSen)),
      }));
    }),
  );
  const all = earned.flat();
  if (all.length === 0) return [];
  const accounts = all.map(({ _id }) => _id);
  const told = await db
    .select({ id: eInvoiceParty.accountId })
    .from(eInvoiceParty)
    .where(inArray(eInvoiceParty.accountId, accounts));
  const known = new Set(told.map(({ id }) => id));
  return all.map((each) => ({
    ...each,
    told: known.has(each._id),
    url: known.has(each._id) ? address(`self-billed/${each._id}/${month}/${each.kind}`) : null,
  }));
}
