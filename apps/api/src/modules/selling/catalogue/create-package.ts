import type { RateCard } from "@pulau/contract/rate-card.ts";
import type { createPackageRoute } from "@pulau/contract/rates-admin.ts";
import type { Received, Reply } from "@pulau/contract/route.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result } from "@pulau/domain/result.ts";
import { eq } from "drizzle-orm";
import { auditEntry } from "../../../db/schema/accounts.ts";
import { packageOption, stayPackage } from "../../../db/schema/catalogue.ts";
import type { Tx } from "../../../db/tx.ts";
import {
  type FieldProblem,
  loadNamedWords,
  loadRoomTypeNames,
  problemsOf,
  withRoomTypeIds,
} from "./card-problems.ts";
import { findPackage } from "./packages.ts";
import { readCards } from "./read-cards.ts";
import { loadResortLists } from "./resort-lists.ts";
import { writeCard } from "./write-card.ts";

type NewPackage = Received<typeof createPackageRoute>["body"];
type NewOption = NewPackage["options"][number];

/** Makes a package with its options, periods and rate cards, on sale at once; nothing of it where any field is wrong. */
export async function createPackage(
  tx: Tx,
  creation: NewPackage & { readonly staffId: StaffId },
): Promise<Result<Reply<typeof createPackageRoute>, "INVALID_INPUT">> {
  const { staffId, options, ...row } = creation;
  const packageId = crypto.randomUUID();
  const named = { id: packageId, name: row.name };
  const cards = options.map((option) => cardOf(option, { package: named, option: crypto.randomUUID() }));
  const roomTypes = await loadRoomTypeNames(tx);
  const known = { roomTypes, words: await loadNamedWords(tx) };
  const fields = [
    ...(await codeProblems(tx, row)),
    ...cards.flatMap((card, i) => problemsOf(card, known, `options.${i}.card`)),
    ...(await usualProblems(tx, options)),
  ];
  if (options.length === 0 && row.type !== "additional") fields.push({ path: "options", rule: "required" });
  if (fields.length > 0) return { ok: false, failure: { code: "INVALID_INPUT", fields } };
  await tx.insert(stayPackage).values({ ...row, id: packageId });
  const resort = await loadResortLists(tx);
  for (const [position, { card: _, usualOptionId = null, ...option }] of options.entries()) {
    const card = cards[position];
    if (!card) throw new Error("an option lost its card");
    const { id, nights } = card.option;
    await tx.insert(packageOption).values({ ...option, id, nights, packageId, usualOptionId, position });
    await writeCard(tx, id, withRoomTypeIds(card, roomTypes), resort);
  }
  await tx.insert(auditEntry).values({
    staffId,
    act: "packageCreated",
    subject: "package",
    subjectId: packageId,
    facts: { code: row.code },
  });
  const made = await findPackage(tx, packageId);
  if (!made) throw new Error("the new package is not there");
  return ok({ package: made, cards: await readCards(tx, packageId) });
}

const cardOf = (
  { card: { nights, ...card } }: NewOption,
  ids: { package: RateCard["package"]; option: string },
): RateCard => ({ ...card, package: ids.package, option: { id: ids.option, nights } });

async function codeProblems(tx: Tx, { code }: Pick<NewPackage, "code">): Promise<FieldProblem[]> {
  const taken = await tx.select({ id: stayPackage.id }).from(stayPackage).where(eq(stayPackage.code, code));
  return taken.length > 0 ? [{ path: "code", rule: "codeTaken" }] : [];
}

async function usualProblems(tx: Tx, options: readonly NewOption[]): Promise<FieldProblem[]> {
  const known = new Set((await tx.select({ id: packageOption.id }).from(packageOption)).map(({ id }) => id));
  return options.flatMap(({ usualOptionId }, i) =>
    usualOptionId && !known.has(usualOptionId)
      ? [{ path: `options.${i}.usualOptionId`, rule: "card.unknownOption" }]
      : [],
  );
}
