import { type PackageKind, stayKinds, type Words } from "@pulau/domain/catalogue/catalogue.ts";
import { type ReviewScore, shownScore } from "@pulau/domain/feedback/review-score.ts";
import type { OptionId, PackageId } from "@pulau/domain/ids.ts";
import type { AgeBand } from "@pulau/domain/party/party.ts";
import type { Db } from "../../../db/connect.ts";
import { and, asc, eq, inArray, or, type SQL, sql } from "../../../db/orm.ts";
import { readTogether } from "../../../db/read-together.ts";
import { packageOption, rateCard, type ShownPicture, stayPackage } from "../../../db/schema/catalogue.ts";
import { reviewScore } from "../../../db/schema/feedback.ts";
import type { Tx } from "../../../db/tx.ts";
import { loadSettings, type ResortSettings } from "../../ground/resort/public.ts";
import { cachedByStamp } from "./cached-by-stamp.ts";
import { cardActivity, cardWords, type GuestQuestions, questionsInWords } from "./guest-questions.ts";

export type OptionOnSale = {
  readonly _id: OptionId;
  readonly packageId: PackageId;
  readonly name: Words;
  readonly nights: number;
  readonly meals: "none" | "breakfast" | "half" | "full";
  readonly includes: Words[];
  readonly questions: GuestQuestions;
  /** Its package's own ages; null takes the resort's. */
  readonly bands: AgeBand[] | null;
  /** The option at the usual price that this one is compared with. */
  readonly usualOptionId: OptionId | null;
};

export type PackageOnSale = {
  readonly _id: PackageId;
  readonly code: string;
  /** The last part of its page's address. */
  readonly slug: string;
  readonly type: PackageKind;
  readonly name: Words;
  readonly summary: Words;
  readonly picture: string;
  /** All of them, the main one first; empty where there is only that. */
  readonly pictures: ShownPicture[];
  /** What guests think of it; null below three reviews. */
  readonly score: ReviewScore | null;
  readonly options: OptionOnSale[];
};

export type PackagesRequest = {
  /** Those in which a stay can be booked by everybody, unless told. */
  readonly kinds?: readonly PackageKind[];
  /** These too, whatever their kind. */
  readonly also?: readonly string[];
  /** And this one even if it is no longer on sale. */
  readonly offSale?: string | null;
  /** The catalogue's stamp, by who has just read it. */
  readonly stamp?: number;
};

/** Packages on sale, in the order in which guests see them. Only additional ones may have no option with a price. */
export async function loadPackages(
  db: Db | Tx,
  { stamp, ...request }: PackagesRequest = {},
): Promise<PackageOnSale[]> {
  return packagesOf(await readTogether(db, [() => loadSettings(db), () => loadRows(db, request, stamp)]));
}

const loadRows = cachedByStamp(
  50,
  JSON.stringify,
  (db, { kinds = stayKinds, also = [], offSale }: PackagesRequest) => {
    const toAll = and(inArray(stayPackage.type, [...kinds]), eq(stayPackage.soldAhead, false));
    const wanted = or(toAll, inArray(stayPackage.id, [...also]));
    const onSale = and(eq(stayPackage.activeStatus, true), wanted);
    return packageRows(db, offSale == null ? onSale : or(onSale, eq(stayPackage.id, offSale)));
  },
);

/** One package on sale, of any kind; null when there is none. */
export async function findPackage(db: Db | Tx, packageId: PackageId): Promise<PackageOnSale | null> {
  const here = and(eq(stayPackage.activeStatus, true), eq(stayPackage.id, packageId));
  const [found] = packagesOf(await readTogether(db, [() => loadSettings(db), () => packageRows(db, here)]));
  return found ?? null;
}

type PackageRows = Awaited<ReturnType<typeof packageRows>>;

function packagesOf([settings, rows]: readonly [ResortSettings, PackageRows]): PackageOnSale[] {
  const packages = new Map<PackageId, PackageOnSale>();
  for (const { pack, option, reviews, ...card } of rows) {
    const { id, code, slug, type, name, summary, picture, pictures } = pack;
    const found = packages.get(id) ?? {
      _id: id,
      code,
      slug,
      type,
      name,
      summary,
      picture,
      pictures,
      score: shownScore(reviews?.total ?? 0, reviews?.count ?? 0),
      options: [],
    };
    packages.set(id, found);
    if (option)
      found.options.push(
        optionOf(option, { questions: questionsInWords(card, settings), bands: pack.bands }),
      );
  }
  return [...packages.values()].filter(({ type, options }) => type === "additional" || options.length > 0);
}

/** An option that has just been made is sold on no day and has no price: it is nothing that guests could choose. */
const isPriced = sql`exists (select from period d where d.option_id = ${packageOption.id})`;

const packageRows = async (db: Db | Tx, where: SQL | undefined) =>
  await db
    .select({
      pack: stayPackage,
      option: packageOption,
      reviews: { total: reviewScore.total, count: reviewScore.count },
      questions: rateCard.questions,
      words: cardWords,
      activity: cardActivity,
    })
    .from(stayPackage)
    .leftJoin(
      packageOption,
      and(eq(packageOption.packageId, stayPackage.id), eq(packageOption.activeStatus, true), isPriced),
    )
    .leftJoin(rateCard, eq(rateCard.optionId, packageOption.id))
    .leftJoin(reviewScore, eq(reviewScore.packageId, stayPackage.id))
    .where(where)
    .orderBy(
      asc(stayPackage.position),
      asc(stayPackage.id),
      asc(packageOption.position),
      asc(packageOption.id),
    );

const optionOf = (
  { id, packageId, name, nights, meals, includes, usualOptionId }: typeof packageOption.$inferSelect,
  { questions, bands }: Pick<OptionOnSale, "questions" | "bands">,
): OptionOnSale => ({
  _id: id,
  packageId,
  name,
  nights,
  meals,
  includes,
  questions,
  bands,
  usualOptionId,
});

/** An option on sale with its own number of nights; null when there is none. */
export async function findOption(
  db: Db | Tx,
  optionId: OptionId,
): Promise<{ readonly id: OptionId; readonly nights: number } | null> {
  const [found] = await db
    .select({ id: packageOption.id, nights: packageOption.nights })
    .from(packageOption)
    .innerJoin(stayPackage, eq(stayPackage.id, packageOption.packageId))
    .where(
      and(
        eq(packageOption.id, optionId),
        eq(packageOption.activeStatus, true),
        eq(stayPackage.activeStatus, true),
      ),
    );
  return found ?? null;
}
