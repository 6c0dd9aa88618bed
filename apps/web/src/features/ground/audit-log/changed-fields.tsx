import type { AuditEntry } from "@pulau/contract/audit-log.ts";
import { DayField, Moment } from "@pulau/contract/fields.ts";
import { formatShare } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { DayText, MomentText, Money } from "../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./audit-log.module.css";
import { EntryLines } from "./entry-lines.tsx";
import { PriceChangeList } from "./price-change-list.tsx";
import { priceChangesIn, spanText } from "./price-changes.ts";

type Facts = Readonly<Record<string, unknown>>;

/** What stands in a value, by its path: of a matrix each box is told by itself. */
const leaves = (value: unknown, path = ""): readonly (readonly [string, unknown])[] =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => leaves(inner, path ? `${path}.${key}` : key))
    : [[path, value]];

/** The fields that are other, without the keys that every row has. */
function different(before: Facts | null, after: Facts | null) {
  const was = new Map(leaves(before ?? {}));
  const is = new Map(leaves(after ?? {}));
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => name !== "" && name !== "id" && name !== "_id")
    .filter((name) => JSON.stringify(was.get(name)) !== JSON.stringify(is.get(name)))
    .map((name) => ({ name, was: was.get(name), is: is.get(name) }));
}

/** Each field that became other, as it was and as it is, and what else was noted. */
export function ChangedFields({ row: { before, after, facts } }: { row: AuditEntry }) {
  const { t } = useTranslation("audit-log");
  const prices = priceChangesIn(facts);
  const { name: _, no: __, ...others } = facts;
  const { changes: ___, count: ____, ...besidePrices } = others;
  const changed = different(before, after);
  const lines = [
    ...changed.map(({ name, was, is }) => ({ name, is, change: { was } })),
    ...leaves(prices ? besidePrices : others)
      .filter(([name]) => !changed.some((field) => field.name === name))
      .map(([name, is]) => ({ name, is, change: null })),
  ];
  const line = ({ name, is, change }: (typeof lines)[number]) => (
    <li key={name}>
      <FieldName name={name} />{" "}
      <bdi className={styles.value}>
        {change && before && <FieldValue name={name} value={change.was} />}
        {change && before && after && " → "}
        {(after || !(change && before)) && <FieldValue name={name} value={is} />}
      </bdi>
    </li>
  );
  return (
    <>
      {lines.length > 0 && (
        <EntryLines lines={lines.map(line)} more={(count) => t("moreFields", { count })} />
      )}
      {prices && <PriceChangeList {...prices} />}
    </>
  );
}

/** Of a list so many values are told. */
const mostListed = 6;

/** A field by its word; one within another by both, and one that has no word as the call names it. */
function FieldName({ name }: { name: string }) {
  const { t } = useTranslation(["audit-log", "catalogue-file"]);
  const words = name
    .split(".")
    .map((part) => t([`fields.${part}`, `catalogue-file:parts.${part}`] as unknown as "fields.name", part));
  return <bdi className={styles.field}>{words.join(" · ")}</bdi>;
}

/** Shares of an amount are kept in basis points. */
const isShare = (name: string): boolean => /(?:^|\.)(?:share|commission)$|Share$/.test(name);

/** Amounts, days and moments as they are read everywhere else; anything else as it was kept. */
function FieldValue({ name, value }: { name: string; value: unknown }) {
  const { t } = useTranslation(["audit-log", "staff"]);
  const { language } = useLanguage();
  if (name === "gateway" || name === "way")
    return t(`staff:gateways.${value}` as "staff:gateways.cash", String(value));
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "number" && name.endsWith("Sen")) return <Money sen={value} />;
  if (typeof value === "number" && isShare(name)) return formatShare(value);
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (Array.isArray(value)) {
    const told = value
      .slice(0, mostListed)
      .map(
        (item) =>
          spanText(item, language) ?? (typeof item === "object" ? JSON.stringify(item) : String(item)),
      );
    const count = value.length - told.length;
    return [...told, ...(count > 0 ? [t("moreValues", { count })] : [])].join(", ");
  }
  const day = DayField.safeParse(value);
  if (day.success) return <DayText day={day.data} />;
  const moment = Moment.safeParse(value);
  return moment.success ? (
    <MomentText moment={moment.data} />
  ) : (
    t(`values.${name}.${value}` as "values.per.pax", "") || String(value)
  );
}
