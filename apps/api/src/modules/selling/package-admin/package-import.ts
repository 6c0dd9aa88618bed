import { isDeepStrictEqual } from "node:util";
import type { importPackagesRoute, PackageBody } from "@pulau/contract/package-admin.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import type { PackageId, StaffId } from "@pulau/domain/ids.ts";
import { ok, type Result, refuseFields } from "@pulau/domain/result.ts";
import type { z } from "zod";
import { sql } from "../../../db/orm.ts";
import { countVersion, noteChanged } from "../../../db/saved-versions.ts";
import { inSavepoint, type Tx } from "../../../db/tx.ts";
import type { LineTaken } from "../../../listing/import/mount-import.ts";
import { createPackage } from "../catalogue/public.ts";
import { readPackage } from "./show-package.ts";
import { setPackageStatus, updatePackage } from "./write-package.ts";

type Line = z.output<(typeof importPackagesRoute)["import"]["row"]>;
type Taken = Result<LineTaken>;
type Texts = PackageBody["name"];

const usualPicture = "lagoon-above";

/**
 * Takes packages from a table: a line whose code is there already changes what its cells say and others leave as it is;
 * another is added, without options and prices yet.
 */
export async function beginPackageImport(tx: Tx, { session }: { readonly session: { staffId: StaffId } }) {
  const { rows } = await tx.execute<{ id: PackageId; code: string }>(sql`SELECT id, code FROM package`);
  const idOf = new Map(rows.map(({ id, code }) => [code, id]));
  const met = new Set<string>();
  return async (inner: Tx, line: Line): Promise<Taken> => {
    if (met.has(line.code)) return refuseFields("INVALID_INPUT", [{ path: "code", rule: "toldTwice" }]);
    met.add(line.code);
    const packageId = idOf.get(line.code);
    const { staffId } = session;
    const taken = await inSavepoint(inner, (own) =>
      packageId === undefined
        ? addByLine(own, line, staffId)
        : changeByLine(own, line, { packageId, staffId }),
    );
    return taken.ok ? taken : atColumns(taken);
  };
}

/** What the cells say of a text; one that repeats the English where nothing was translated is still missing. */
const mergedText = (
  before: Texts,
  line: { en?: string | undefined; my?: string | undefined; cn?: string | undefined },
) => {
  const en = line.en ?? before.en;
  const translated = (own: string | undefined, was: string) =>
    own === undefined || (was === "" && own === before.en) ? was : own;
  return { en, my: translated(line.my, before.my), cn: translated(line.cn, before.cn) };
};

async function changeByLine(
  tx: Tx,
  line: Line,
  { packageId, staffId }: { readonly packageId: PackageId; readonly staffId: StaffId },
): Promise<Taken> {
  const before = await readPackage(tx, packageId);
  if (!before) throw new Error(`no package ${packageId}`);
  const altOf = new Map(before.pictures.map(({ picture, alt }) => [picture, alt]));
  const body: PackageBody = {
    ...before,
    name: mergedText(before.name, { en: line.nameEn, my: line.nameMy, cn: line.nameCn }),
    summary: mergedText(before.summary, { en: line.descEn, my: line.descMy, cn: line.descCn }),
    type: line.kind ?? before.type,
    activeStatus: line.active ?? before.activeStatus,
    pictures:
      line.pictures?.map((picture) => ({ picture, alt: altOf.get(picture) ?? noWords })) ?? before.pictures,
  };
  const was = cellsOf(before);
  const changed = Object.entries(cellsOf(body)).filter(([column, cell]) => cell !== was[column]);
  if (changed.length === 0 || isDeepStrictEqual(body, before)) return ok({ did: "unchanged" });
  const saving = { kind: "package", key: packageId, base: null, by: { who: "staff", staffId } } as const;
  const version = await countVersion(tx, saving);
  if (!version.ok) return version;
  const done = await updatePackage(tx, { staffId, packageId, body, language: "en" });
  if (!done.ok) return done;
  const fields = Object.keys(body).filter(
    (field) => !isDeepStrictEqual(body[field as keyof PackageBody], before[field as keyof PackageBody]),
  );
  await noteChanged(tx, { ...saving, version: version.value, changed: fields });
  const columns = changed.map(([column]) => [column, was[column] ?? ""]);
  return ok({ did: "changed", name: line.code, before: Object.fromEntries(columns) });
}

async function addByLine(tx: Tx, line: Line, staffId: StaffId): Promise<Taken> {
  const { nameEn, descEn, kind } = line;
  const missing = Object.entries({ nameEn, descEn, kind }).filter(([, cell]) => cell === undefined);
  if (nameEn === undefined || descEn === undefined || kind === undefined)
    return refuseFields(
      "INVALID_INPUT",
      missing.map(([path]) => ({ path, rule: "required" })),
    );
  const texts = (en: string, my = "", cn = "") => ({ en, my, cn });
  const pictures = line.pictures ?? [usualPicture];
  const added = await createPackage(tx, {
    staffId,
    code: line.code,
    type: kind,
    position: null,
    options: [],
    name: texts(nameEn, line.nameMy, line.nameCn),
    summary: texts(descEn, line.descMy, line.descCn),
    pictures: pictures.map((picture) => ({ picture, alt: noWords })),
  });
  if (!added.ok) return added;
  if (line.active === false) {
    const off = await setPackageStatus(tx, { staffId, packageId: added.value._id, activeStatus: false });
    if (!off.ok) return off;
  }
  return ok({ did: "added", name: line.code, before: {} });
}

const cellsOf = ({ name, summary, type, activeStatus, pictures }: PackageBody): Record<string, string> => ({
  nameEn: name.en,
  nameMy: name.my,
  nameCn: name.cn,
  kind: type,
  active: String(activeStatus),
  descEn: summary.en,
  descMy: summary.my,
  descCn: summary.cn,
  pictures: pictures.map(({ picture }) => picture).join("; "),
});

const columns: Readonly<Record<string, string>> = {
  name: "name",
  summary: "desc",
  type: "kind",
  pictures: "pictures",
};
const inEnglish = (part = "en"): string => part.slice(0, 1).toUpperCase() + part.slice(1);

type Refused = Extract<Taken, { readonly ok: false }>;

/** A mistake in a field of the package, as one of the column that fills it. */
function atColumns(refused: Refused): Refused {
  const { failure } = refused;
  if (!failure.fields) return refused;
  const columnOf = (path: string) => {
    const [field = "", part] = path.split(".");
    const column = columns[field] ?? field;
    return column === "name" || column === "desc" ? `${column}${inEnglish(part)}` : column;
  };
  return refuseFields(
    failure.code,
    failure.fields.map((field) => ({ ...field, path: columnOf(field.path) })),
  );
}
