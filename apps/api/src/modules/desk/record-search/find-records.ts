import { mailTextIds } from "@pulau/contract/mail-texts.ts";
import { groupOfKind, type RecordKind, recordKinds } from "@pulau/contract/record-search.ts";
import { groupLimit } from "@pulau/contract/site-search.ts";
import type { Words } from "@pulau/domain/catalogue/words.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { likeOf, wordsIn } from "../../../listing/search.ts";
import { originalWords } from "../../../mail/texts/original-words.ts";
import { searched } from "./record-kinds.ts";

export type FoundRecord = {
  readonly kind: RecordKind;
  /** An id; of a mail its name. */
  readonly _id: string;
  /** The running number in its list, where it has one. */
  readonly no: number | null;
  /** The id of what it belongs to and opens with: an option's package, the room type of a bed arrangement. */
  readonly within: string | null;
  readonly name: Words;
  /** What tells it from others of the name: a code, an e-mail address, a building. */
  readonly note: string;
};

type TableKind = Exclude<RecordKind, "mail">;
const isInTable = (kind: RecordKind): kind is TableKind => kind !== "mail";
/** Of a group's four no more than so many are mails, that others have their place. */
const mostMails = 2;

const recordFields = sql`kind, "_id", no, within, name, note`;

/**
 * What is called as somebody typed, of the kinds that they may read: first what begins so, of equals the shorter name,
 * four of each group. One query looks through every kind.
 */
export async function findRecords(
  db: Db,
  { search, kinds }: { readonly search: string; readonly kinds: readonly RecordKind[] },
): Promise<FoundRecord[]> {
  const mails = kinds.includes("mail") ? mailsCalled(search).slice(0, mostMails) : [];
  const parts = kinds.filter(isInTable).map((kind) => partOf(kind, likeOf(search)));
  if (parts.length === 0) return mails;
  const { rows } = await db.execute<FoundRecord>(sql`
    SELECT ${recordFields} FROM (
      SELECT *, row_number() OVER (PARTITION BY "group" ORDER BY begins DESC, long, place, "_id") AS nth
      FROM (${sql.join(parts, sql` UNION ALL `)}) found) ranked
    WHERE nth <= ${groupLimit} - CASE WHEN "group" = ${groupOfKind.mail} THEN ${mails.length} ELSE 0 END
    ORDER BY begins DESC, long, place, "_id"`);
  return [...rows, ...mails];
}

/** Records by their kinds and ids. */
export async function readRecords(
  db: Db,
  records: readonly { readonly kind: RecordKind; readonly _id: string }[],
): Promise<FoundRecord[]> {
  const mails = allMails().filter(({ _id }) =>
    records.some((record) => record.kind === "mail" && record._id === _id),
  );
  const parts = recordKinds.filter(isInTable).flatMap((kind) => {
    const ids = records.filter((record) => record.kind === kind).map(({ _id }) => _id);
    const { where = sql`true` } = searched[kind];
    return ids.length === 0
      ? []
      : [
          sql`(SELECT ${columnsOf(kind)} FROM ${rowsOf(kind)} WHERE t.id::text = ANY(${sql.param(ids)}::text[]) AND ${where})`,
        ];
  });
  if (parts.length === 0) return mails;
  const { rows } = await db.execute<FoundRecord>(
    sql`SELECT ${recordFields} FROM (${sql.join(parts, sql` UNION ALL `)}) found`,
  );
  return [...rows, ...mails];
}

function columnsOf(kind: TableKind): SQL {
  const { note, numbered, within = sql`NULL` } = searched[kind];
  return sql`${kind}::text AS kind, ${groupOfKind[kind]}::text AS "group", ${recordKinds.indexOf(kind)}::int AS place,
    t.id::text AS "_id", ${numbered ? sql`t.list_no` : sql`NULL::int`} AS no, (${within})::text AS within, n.name,
    coalesce(${note}, '') AS note`;
}

const rowsOf = (kind: TableKind): SQL =>
  sql`${sql.identifier(searched[kind].table)} t CROSS JOIN LATERAL (SELECT ${searched[kind].name} AS name) n`;

function partOf(kind: TableKind, like: string): SQL {
  const { also = sql`''`, where = sql`true` } = searched[kind];
  return sql`(
    SELECT ${columnsOf(kind)}, length(n.name ->> 'en') AS long, (' ' || s.named) ILIKE ${`% ${like.slice(1)}`} AS begins
    FROM ${rowsOf(kind)} CROSS JOIN LATERAL (SELECT ${wordsIn(sql`n.name`)} AS named) s
    WHERE (s.named ILIKE ${like} OR ${also} ILIKE ${like}) AND ${where}
    ORDER BY begins DESC, long, t.id LIMIT ${groupLimit})`;
}

let mails: readonly FoundRecord[] | undefined;

/** Mails by the subject that Pulau gives them, as their list names them. */
function allMails(): readonly FoundRecord[] {
  mails ??= mailTextIds.map((mail) => {
    const { subject } = originalWords(mail);
    const [en = "", my = "", cn = ""] = [subject.en, subject.my, subject.cn].map((text) =>
      text.replace(/ – \{resort\}$/, ""),
    );
    return { kind: "mail", _id: mail, no: null, within: null, name: { en, my, cn }, note: "" };
  });
  return mails;
}

function mailsCalled(search: string): FoundRecord[] {
  const wanted = search.toLowerCase();
  return allMails().filter(({ name }) => Object.values(name).join(" ").toLowerCase().includes(wanted));
}
