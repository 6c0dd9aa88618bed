import type { ChangeQuote } from "@pulau/contract/changes.ts";
import { roomNumberIn } from "@pulau/domain/booking/room-number.ts";
import { formatShare, type Sen } from "@pulau/domain/money/sen.ts";
import { ridesOf } from "@pulau/domain/transport/rides.ts";
import { useTranslation } from "../i18n/use-translation.ts";
import { dayText, namesText, partsText, rangeText } from "../ui/format.ts";
import { Money } from "../ui/money-and-dates.tsx";
import { useLanguage } from "../ui/use-language.ts";
import styles from "./change-list.module.css";
import { useExtraBeds } from "./use-beds-text.ts";
import { usePriceRows } from "./use-price-rows.ts";

type Stay = ChangeQuote["before"];
type Crossing = Stay["crossings"][number];

/** What a change can alter, in the order of the trip. */
const parts = ["dates", "rooms", "people", "out", "back", "transfers", "addOns", "cancellation"] as const;
type Part = (typeof parts)[number];

/** Each part of a stay in words, one line for each thing. */
function useStayWords() {
  const { t } = useTranslation("change");
  const { t: price } = useTranslation("price");
  const { language, say } = useLanguage();
  const extraBeds = useExtraBeds();
  const list = (words: readonly (string | null | false)[]) => partsText(words, language);
  const boat = ({ time, name, from, to, day, boats }: Crossing) =>
    list([
      [time, say(name), boats > 1 && `× ${boats}`].filter(Boolean).join(" "),
      t("list.way", { from, to }),
      dayText(day, language, "weekday"),
    ]);
  const lastDay = ({ cancellation }: Stay) => cancellation.findLast(({ until }) => until !== null)?.until;
  const words: Record<Part, (stay: Stay) => string[]> = {
    dates: ({ checkIn, checkOut, nights }) => [
      list([rangeText(checkIn, checkOut, language, "weekday"), t("list.nights", { count: nights })]),
    ],
    rooms: (stay) =>
      stay.rooms.map((room) => {
        const { checkIn = stay.checkIn, checkOut = stay.checkOut } = room;
        const own = checkIn !== stay.checkIn || checkOut !== stay.checkOut;
        return list([
          `${roomNumberIn(room.roomNo, language)} ${say(room.roomTypeName)}`,
          price(`sharing.${room.bedType}`),
          extraBeds(room),
          own && rangeText(checkIn, checkOut, language),
        ]);
      }),
    people: ({ party, guests }) => [
      list([
        t("list.adults", { count: party.adults }),
        ...party.childAges.map((age) => t("list.child", { age })),
      ]),
      ...(guests.length > 0 ? [namesText(guests, language)] : []),
    ],
    out: ({ crossings }) => crossings.filter(({ direction }) => direction === "out").map(boat),
    back: ({ crossings }) => crossings.filter(({ direction }) => direction === "back").map(boat),
    transfers: ({ transfers }) =>
      transfers.flatMap((transfer) =>
        ridesOf(transfer).map(({ day, time, from, to }) =>
          list([
            `${time} ${say(transfer.name)}`,
            t("list.way", { from: say(from), to: say(to) }),
            dayText(day, language, "weekday"),
          ]),
        ),
      ),
    addOns: ({ addOns, extras }) => [
      ...addOns.map(({ name, count, day }) =>
        list([`${count} × ${say(name)}`, day !== null && dayText(day, language, "weekday")]),
      ),
      ...extras.map(({ name }) => say(name)),
    ],
    cancellation: (stay) =>
      stay.cancellation.map(({ until, refund }) => {
        const last = lastDay(stay);
        const day = dayText(until ?? last ?? stay.checkIn, language);
        const when =
          until === null ? (last ? t("list.after", { day }) : t("list.always")) : t("list.until", { day });
        return t("list.refund", { when, share: formatShare(refund) });
      }),
  };
  return words;
}

type LineRow = { readonly what: string; readonly before: number | null; readonly after: number | null };

/** The lines of the price that are others than before, by what they are for. */
function useChangedLines() {
  const rowsOf = usePriceRows();
  return (before: Stay, after: Stay): LineRow[] => {
    const sums = ({ lines }: Stay) => {
      const found = new Map<string, number>();
      for (const { what, sen } of rowsOf(lines))
        if (sen !== null) found.set(String(what), (found.get(String(what)) ?? 0) + sen);
      return found;
    };
    const [was, will] = [sums(before), sums(after)];
    return [...new Set([...was.keys(), ...will.keys()])]
      .map((kind) => ({ what: kind, before: was.get(kind) ?? null, after: will.get(kind) ?? null }))
      .filter((row) => row.before !== row.after);
  };
}

/**
 * Everything that a change alters, as it is booked and as it would be: dates, rooms, people, boats, vans, extras, the
 * days of the cancellation policy, and the lines of the price. What stays is not named. Wants the words of `change` and
 * `price`.
 */
export function ChangeList({ quote: { before, after } }: { quote: Pick<ChangeQuote, "before" | "after"> }) {
  const { t } = useTranslation("change");
  const words = useStayWords();
  const linesOf = useChangedLines();
  if (after === null) return null;
  const changed = parts
    .map((part) => ({ part, before: words[part](before), after: words[part](after) }))
    .filter((row) => row.before.join("\n") !== row.after.join("\n"));
  const lines = linesOf(before, after);
  if (changed.length + lines.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption className="strong">{t("list.title")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("list.what")}</th>
          <th scope="col">{t("difference.before")}</th>
          <th scope="col">{t("difference.after")}</th>
        </tr>
      </thead>
      <tbody>
        {changed.map((row) => (
          <tr key={row.part}>
            <th scope="row">{t(`list.parts.${row.part}`)}</th>
            <Cell head={t("difference.before")} lines={row.before} />
            <Cell head={t("difference.after")} lines={row.after} />
          </tr>
        ))}
        {lines.map((row) => (
          <tr key={row.what}>
            <th scope="row">{row.what}</th>
            <Amount head={t("difference.before")} sen={row.before} />
            <Amount head={t("difference.after")} sen={row.after} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ head, lines }: { head: string; lines: readonly string[] }) {
  const { t } = useTranslation("change");
  return (
    <td data-head={head}>
      {lines.length === 0 ? (
        <span className="muted">{t("list.none")}</span>
      ) : (
        lines.map((line) => <bdi key={line}>{line}</bdi>)
      )}
    </td>
  );
}

function Amount({ head, sen }: { head: string; sen: Sen | null }) {
  const { t } = useTranslation("change");
  return (
    <td data-head={head}>
      {sen === null ? <span className="muted">{t("list.none")}</span> : <Money sen={sen} />}
    </td>
  );
}
