import { randomUUID } from "node:crypto";
import type { Db } from "../connect.ts";
import { eq } from "../orm.ts";
import { packageOption, period, rate, stayPackage } from "../schema/catalogue.ts";
import type { ResortIds } from "./resort.ts";
import { inAll, only } from "./words.ts";

type PackageOptions = Pick<typeof stayPackage.$inferInsert, "type" | "soldAhead"> & { readonly name: string };

/** Another package of two nights, sold on the same days and at the same prices as the resort's own. */
export async function makePackageAsResorts(db: Db, resort: ResortIds, { name, ...options }: PackageOptions) {
  const words = { name: inAll(name), summary: inAll(name) };
  const code = `${options.type}-${randomUUID()}`.toUpperCase();
  const { id: packageId } = only(
    await db
      .insert(stayPackage)
      .values({ ...words, ...options, code, picture: "reef" })
      .returning({ id: stayPackage.id }),
  );
  const { id: optionId } = only(
    await db
      .insert(packageOption)
      .values({ packageId, name: inAll("3D2N"), nights: 2, meals: "full", includes: [] })
      .returning({ id: packageOption.id }),
  );
  const [sold] = await db.select().from(period).where(eq(period.id, resort.periodId));
  if (!sold) throw new Error("the resort has no period");
  const { id: periodId } = only(
    await db
      .insert(period)
      .values({ ...sold, id: undefined, optionId })
      .returning({ id: period.id }),
  );
  const rates = await db.select().from(rate).where(eq(rate.periodId, resort.periodId));
  await db.insert(rate).values(rates.map(({ id: _, ...rest }) => ({ ...rest, periodId })));
  return { packageId, optionId };
}
