import { mailTextIds } from "@pulau/contract/mail-texts.ts";
import { type FoundRecord, mostFound, type RecordKind, recordKinds } from "@pulau/contract/record-search.ts";
import type { Db } from "../../../db/connect.ts";
import { type SQL, sql } from "../../../db/orm.ts";
import { likeOf, wordsIn } from "../../../listing/search.ts";
import { originalWords } from "../../../mail/texts/original-words.ts";
import { searched } from "./record-kinds.ts";

/** Of one kind no more than so many, that others have their place. */
const mostOfKind = 4;
const mostMails = 2;

/**
 * What is called as somebody typed, of the kinds that they may read: first what begins so, of equals the shorter name.
 * One query looks through every kind.
 */
export async function findRecords(
  db: Db,
  { search, kinds }: { readonly search: string; readonly kinds: readonly RecordKind[] },
): Promise<FoundRecord[]> {
  const mails = kinds.includes("mail") ? mailsCalled(search).slice(0, mostMails) : [];
  const parts = kinds.flatMap((kind) => (kind === "mail" ? [] : [partOf(kind, likeOf(search))]));
  if (parts.length === 0) return mails;
  const { rows } = await db.execute<FoundRecord>(sql`
    SELECT kind, "_id", no, within, name, note FROM (${sql.join(parts, sql` UNION ALL `)}) found
    ORDER BY begins DESC, long, place, "_id" LIMIT ${mostFound - mails.length}`);
  return [...rows, ...mails];
}

function partOf(kind: Exclude<RecordKind, "mail">, like: string): SQL {
  const {
    table,
    name,
    note,
    also = sql`''`,
    numbered,
    within = sql`NULL`,
    where = sql`true`,
  } = searched[kind];
  return sql`(
    SELECT ${kind}::text AS kind, ${recordKinds.indexOf(kind)}::int AS place, t.id::text AS "_id",
      ${numbered ? sql`t.list_no` : sql`NULL::int`} AS no, (${within})::text AS within, n.name, coalesce(${note}, '') AS note,
      length(n.name ->> 'en') AS long, (' ' || s.named) ILIKE ${`% ${like.slice(1)}`} AS begins
    FROM ${sql.identifier(table)} t
    CROSS JOIN LATERAL (SELECT ${name} AS name) n
    CROSS JOIN LATERAL (SELECT ${wordsIn(sql`n.name`)} AS named) s
    WHERE (s.named ILIKE ${like} OR ${also} ILIKE ${like}) AND ${where}
    ORDER BY begins DESC, long, t.id LIMIT ${mostOfKind})`;
}

type Mail = { readonly _id: string; readonly name: FoundRecord["name"]; readonly text: string };
let mails: readonly Mail[] | undefined;

/** Mails by the subject that Pulau gives them, as their list names them. */
function mailsCalled(search: string): FoundRecord[] {
  mails ??= mailTextIds.map((mail) => {
    const { subject } = originalWords(mail);
    const [en, my, cn] = [subject.en, subject.my, subject.cn].map((text) =>
      text.replace(/ – \{resort\}$/, ""),
    );
    const name = { en: en ?? "", my: my ?? "", cn: cn ?? "" };
    return { _id: mail, name, text: Object.values(name).join(" ").toLowerCase() };
  });
  const wanted = search.toLowerCase();
  return mails
    .filter(({ text }) => text.includes(wanted))
    .map(({ _id, name }) => ({ kind: "mail", _id, no: null, within: null, name, note: "" }));
}
