import type { SignedAddress } from "@pulau/contract/downloads.ts";
import {
  consolidatedFileRoute,
  type monthSummaryRoute,
  selfBilledFileRoute,
} from "@pulau/contract/e-invoice.ts";
import type { Reply } from "@pulau/contract/route.ts";
import { sumSen } from "@pulau/domain/money/sen.ts";
import { type PaperKind, paperKinds } from "@pulau/domain/papers/next-papers.ts";
import type { Db } from "../../../db/connect.ts";
import { inArray } from "../../../db/orm.ts";
import { eInvoiceParty } from "../../../db/schema/papers.ts";
import type { Sealer } from "../../../plugins/seal.ts";
import type { SignAddress } from "../../../plugins/signed-download.ts";
import { loadSettings } from "../../ground/resort/public.ts";
import { consolidatedFiles, papersOfMonth } from "./consolidated.ts";
import type { MonthFile } from "./e-invoice-file.ts";
import { commissionOf, selfBilledFiles } from "./self-billed.ts";

type Summary = Reply<typeof monthSummaryRoute>;
type Request = {
  readonly month: string;
  readonly address: SignAddress;
};

/** What e-Invoices a month needs: the consolidated ones, those of their own, and the self-billed ones. */
export async function showMonth(db: Db, sealer: Sealer, month: Request): Promise<Summary> {
  const [{ taxPayer }, { together, own }, selfBilled] = await Promise.all([
    loadSettings(db),
    papersOfMonth(db, month.month),
    selfBilledOf(db, sealer, month),
  ]);
  return {
    offered: taxPayer !== null,
    consolidated: await Promise.all(
      paperKinds.map(async (kind) => {
        const papers = together.filter((paper) => paper.kind === kind);
        const files = await consolidatedFiles(db, { month: month.month, kind });
        return {
          kind,
          papers: papers.length,
          totalSen: sumSen(papers.map(({ totalSen }) => totalSen)),
          files: files.ok
            ? addressed(files.value, (part) =>
                month.address(consolidatedFileRoute, { params: { month: month.month, kind, part } }),
              )
            : [],
        };
      }),
    ),
    own: own.map(({ id, number, kind, totalSen, requested }) => ({
      _id: id,
      number,
      kind,
      totalSen,
      requested,
    })),
    selfBilled,
  };
}

const addressed = (files: readonly MonthFile[], addressOf: (part: number) => SignedAddress) =>
  files.map(({ name, lines }, i) => ({ name, lines, url: addressOf(i + 1).url }));

async function selfBilledOf(db: Db, sealer: Sealer, month: Request): Promise<Summary["selfBilled"]> {
  const all = (await Promise.all(paperKinds.map((kind) => earnedOf(db, month.month, kind)))).flat();
  if (all.length === 0) return [];
  const accounts = all.map(({ _id }) => _id);
  const parties = await db
    .select({ id: eInvoiceParty.accountId })
    .from(eInvoiceParty)
    .where(inArray(eInvoiceParty.accountId, accounts));
  const known = new Set(parties.map(({ id }) => id));
  return Promise.all(
    all.map(async ({ _id, kind, ...rest }) => {
      const files = await selfBilledFiles(db, sealer, { accountId: _id, month: month.month, kind });
      return {
        _id,
        kind,
        ...rest,
        hasTaxDetails: known.has(_id),
        files: files.ok
          ? addressed(files.value, (part) =>
              month.address(selfBilledFileRoute, { params: { _id, month: month.month, kind, part } }),
            )
          : [],
      };
    }),
  );
}

async function earnedOf(db: Db, month: string, kind: PaperKind) {
  const byAccount = Map.groupBy(await commissionOf(db, { month, kind }), ({ accountId }) => accountId);
  return [...byAccount].map(([_id, some]) => ({
    _id,
    kind,
    name: some[0]?.name ?? "",
    totalSen: sumSen(some.map(({ amountSen }) => amountSen)),
  }));
}
