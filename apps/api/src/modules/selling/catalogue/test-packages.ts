import type { OptionId, PackageId } from "@pulau/domain/ids.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import type { Db } from "../../../db/connect.ts";
import type { ResortIds } from "../../../db/factories/resort.ts";
import { inAll, only } from "../../../db/factories/words.ts";
import { eq } from "../../../db/orm.ts";
import {
  addOn,
  includedAddOn,
  packageOption,
  period,
  rate,
  stayPackage,
} from "../../../db/schema/catalogue.ts";

type Kind = (typeof stayPackage.$inferInsert)["type"];

/** A package of another kind beside the resort's one: the same option and prices, less `lessSen` for each guest. */
export async function makePackage(
  db: Db,
  resort: ResortIds,
  options: { type: Kind; code: string; lessSen?: Sen; usualOptionId?: OptionId },
): Promise<{ packageId: PackageId; optionId: OptionId }> {
  const { type, code, lessSen = 0, usualOptionId = null } = options;
  const name = inAll(code);
  const { packageId } = only(
    await db
      .insert(stayPackage)
      .values({ type, code, name, summary: name, picture: "reef", position: 1 })
      .returning({ packageId: stayPackage.id }),
  );
  const { optionId } = only(
    await db
      .insert(packageOption)
      .values({ packageId, name, nights: 2, meals: "full", includes: [], usualOptionId })
      .returning({ optionId: packageOption.id }),
  );
  const [season] = await db.select().from(period).where(eq(period.id, resort.periodId));
  if (!season) throw new Error("the resort has no season");
  const { id: _, ...dates } = season;
  const { id: periodId } = only(
    await db
      .insert(period)
      .values({ ...dates, optionId })
      .returning({ id: period.id }),
  );
  const rates = await db.select().from(rate).where(eq(rate.periodId, resort.periodId));
  await db
    .insert(rate)
    .values(rates.map(({ id: __, ...row }) => ({ ...row, periodId, sen: Math.max(0, row.sen - lessSen) })));
  return { packageId, optionId };
}

/** An additional package with one choice for RM 350 a person. */
export async function makeAdditional(
  db: Db,
  resort: ResortIds,
): Promise<{ packageId: PackageId; choiceId: string }> {
  const name = inAll("Open water course");
  const { packageId } = only(
    await db
      .insert(stayPackage)
      .values({ type: "additional", code: "COURSE", name, summary: name, picture: "reef", position: 2 })
      .returning({ packageId: stayPackage.id }),
  );
  const [beside] = await db.select().from(addOn).where(eq(addOn.id, resort.addOns.unlimited));
  if (!beside) throw new Error("the resort has no add-on");
  const { id: choiceId } = only(
    await db
      .insert(addOn)
      .values({
        categoryId: beside.categoryId,
        packageId,
        name,
        summary: name,
        sen: 35_000,
        per: "person",
        taxGroup: "stay",
      })
      .returning({ id: addOn.id }),
  );
  return { packageId, choiceId };
}

/** The resort's limited add-on in the price of its option: one place a person, on the second day. */
export const includeLimited = (
  db: Db,
  resort: ResortIds,
  options: Partial<typeof includedAddOn.$inferInsert> = {},
) =>
  db.insert(includedAddOn).values({
    optionId: resort.optionId,
    addOnId: resort.addOns.limited,
    count: 1,
    per: "person",
    dayOfStay: 1,
    ...options,
  });
