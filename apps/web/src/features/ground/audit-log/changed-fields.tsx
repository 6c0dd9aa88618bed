import type { AuditEntry } from "@pulau/contract/audit-log.ts";
import { DayField, Moment } from "@pulau/contract/fields.ts";
import { fileOfPicture } from "@pulau/contract/picture.ts";
import { formatRinggit, formatShare } from "@pulau/domain/money/sen.ts";
import { ChangeLines } from "../../../business/price-changes/change-lines.tsx";
import { PriceChangeList } from "../../../business/price-changes/price-change-list.tsx";
import { priceChangesIn, spanText } from "../../../business/price-changes/price-changes.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { DayText, MomentText, Money } from "../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./audit-log.module.css";
import { isOrder } from "./menu-fields.ts";
import { fieldsOfItem, type ShownField, shownFields } from "./shown-fields.ts";

/** Each field that became other, as it was and as it is, and what else was noted. */
export function ChangedFields({ row: { before, after, facts } }: { row: AuditEntry }) {
  const { t } = useTranslation("audit-log");
  const prices = priceChangesIn(facts);
  const lines = shownFields({ before, after, facts });
  const line = ({ name, is, change }: ShownField) => (
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
        <ChangeLines lines={lines.map(line)} more={(count) => t("moreFields", { count })} />
      )}
      {prices && <PriceChangeList {...prices} />}
    </>
  );
}

/** Of a list so many values are told. */
const mostListed = 6;

/** The word of a field by its path; of one within another both, and of one that has none what the call names it. */
function useFieldWord({ inItem = false } = {}) {
  const { t } = useTranslation(["audit-log", "catalogue-file", "shell"]);
  const keysOf = (part: string, next: string | undefined) => {
    const [field, ofFile] = [`fields.${part}`, `catalogue-file:parts.${part}`];
    const ofItem = inItem ? [`itemFields.${part}`] : [];
    return isCount(next) ? [ofFile] : [...ofItem, field, ofFile, `shell:menu.${part}`];
  };
  return (name: string): string =>
    name
      .split(".")
      .map((part, at, path) => t(keysOf(part, path[at + 1]) as unknown as "fields.name", part))
      .join(" · ");
}

/** Whether a path goes on with how much an import did to a part of the catalogue. */
const isCount = (part: string | undefined): boolean =>
  part === "added" || part === "changed" || part === "gone";

function FieldName({ name }: { name: string }) {
  return <bdi className={styles.field}>{useFieldWord()(name)}</bdi>;
}

/** What an item of a list says: a span as one, and of what has fields each by its word. */
function useItemText() {
  const { t } = useTranslation("audit-log");
  const { language } = useLanguage();
  const wordOf = useFieldWord({ inItem: true });
  const textOf = (name: string, value: unknown): string => {
    if (typeof value === "number" && isAmount(name)) return formatRinggit(value);
    if (typeof value === "number" && isShare(name)) return formatShare(value);
    if (typeof value === "boolean") return t(value ? "yes" : "no");
    return Array.isArray(value) ? value.map(itemText).join(", ") : String(value);
  };
  const itemText = (item: unknown): string => {
    const span = spanText(item, language);
    if (span !== undefined) return span;
    const fields = fieldsOfItem(item).map(([name, value]) => `${wordOf(name)}: ${textOf(name, value)}`);
    if (fields.length > 0) return fields.join("; ");
    return typeof item === "object" ? "–" : String(item ?? "–");
  };
  return itemText;
}

/** Amounts are kept in sen. */
const isAmount = (name: string): boolean => /(?:^|\.)sen$|Sen$/.test(name);

/** Whether a field lists the pages of settings that an import changed. */
const namesSettings = (name: string): boolean => /^settings\.\w+\.names$/.test(name);

/** Shares of an amount are kept in basis points. */
const isShare = (name: string): boolean => /(?:^|\.)(?:share|commission)$|Share$/.test(name);

/** Where the words of a state or kind stand: the log calls it what its own page does. */
const wordsOfValues: Readonly<Record<string, string>> = {
  gateway: "staff:gateways",
  way: "staff:gateways",
  bookingState: "pieces:stay",
  paymentStatus: "pieces:payment",
  paymentState: "money:states",
  refundState: "money:states",
  payoutState: "wallets:payouts.states",
  need: "money:kinds",
  waitState: "enquiries:wait.states",
  boatAnswer: "disruptions:answers",
  groupState: "groups:states",
  voidBalance: "staff-promotions:void.balance",
};

const isHowHeadingOpens = (name: string): boolean => /\bentries\..+\.opens$/.test(name);

/** Where the words of codes stand that are kept one after the other, with commas. */
const wordsOfCodes: Readonly<Record<string, string>> = { kinds: "values.kinds", rules: "staff:rules" };

/** Amounts, days, moments and pictures as they are everywhere else; anything else as it was kept. */
function FieldValue({ name, value }: { name: string; value: unknown }) {
  const { t } = useTranslation([
    "audit-log",
    "staff",
    "shell",
    "pieces",
    "money",
    "wallets",
    "staff-promotions",
    "enquiries",
    "disruptions",
    "groups",
    "settings",
  ]);
  const itemText = useItemText();
  const entryText = (item: unknown): string => t(`shell:menu.${item}` as "shell:menu.profile", String(item));
  /** A page of settings by its title, which another group of that name hasn't. */
  const groupText = (group: unknown): string =>
    t(
      [
        `settings:groups.${group}.title`,
        `settings:others.${group}.title`,
      ] as unknown as "settings:groups.times.title",
      String(group),
    );
  if (value === null || value === undefined || value === "") return "–";
  const words = wordsOfValues[name] ?? (isHowHeadingOpens(name) ? "values.opens" : undefined);
  if (words !== undefined) return t(`${words}.${value}` as "staff:gateways.cash", String(value));
  const codes = typeof value === "string" && wordsOfCodes[name];
  if (codes)
    return value
      .split(",")
      .map((code) => t(`${codes}.${code}` as "staff:rules.cutOff", code))
      .join(", ");
  if (typeof value === "number" && isAmount(name)) return <Money sen={value} />;
  if (typeof value === "number" && isShare(name)) return formatShare(value);
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  if (name === "group" && typeof value === "string") return groupText(value);
  if (Array.isArray(value)) {
    if (value.length === 0) return "–";
    const textOf = isOrder(name) ? entryText : namesSettings(name) ? groupText : itemText;
    const texts = value.slice(0, mostListed).map(textOf);
    const count = value.length - texts.length;
    return [...texts, ...(count > 0 ? [t("moreValues", { count })] : [])].join(", ");
  }
  if (fileOfPicture(String(value)) !== null)
    return <img className={styles.picture} src={`${value}?w=480`} alt={t("fields.picture")} loading="lazy" />;
  const day = DayField.safeParse(value);
  if (day.success) return <DayText day={day.data} />;
  const moment = Moment.safeParse(value);
  if (moment.success) return <MomentText moment={moment.data} />;
  return <Text text={t(`values.${name}.${value}` as "values.per.pax", "") || String(value)} />;
}

/** So long a text, in letters, takes more lines than a change is told in. */
const longText = 160;

/** A text as it is; a long one, such as a page's, in two lines, and whole at a press. */
function Text({ text }: { text: string }) {
  if (text.length <= longText) return text;
  return (
    <details className={styles.long}>
      <summary>
        <bdi>{text}</bdi>
      </summary>
    </details>
  );
}
