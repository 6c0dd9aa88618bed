import { useMemo } from "react";
import { useGuestColumns } from "../../../business/answer-columns.ts";
import { useExtraBeds } from "../../../business/use-beds-text.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { type EntryColumn, type EntryErrors, EntryGrid } from "../../../ui/entry-grid.tsx";
import { DayRange } from "../../../ui/money-and-dates.tsx";
import { useRuleText } from "../../../ui/use-failure-text.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import type { List, Seat } from "./calls.ts";
import { type Entries, emptyEntry, type Mistakes } from "./entries.ts";
import styles from "./rooming.module.css";

type Props = {
  list: List;
  entries: Entries;
  mistakes: Mistakes;
  /** Whether e-mail and phone are shown too. */
  contacts: boolean;
  onChange: (seat: number, field: string, value: string | boolean) => void;
  onLeave: (seat: number, field: string) => void;
  onPasteTable: (text: string) => void;
};

function useColumns(contacts: boolean, questions: List["questions"]): EntryColumn[] {
  const { t } = useTranslation("rooming");
  const details = useGuestColumns(questions);
  return useMemo(
    () => [
      ...details,
      ...(contacts
        ? (["email", "phones"] as const).map(
            (key): EntryColumn => ({ key, head: t(`columns.${key}`), kind: "text", dir: "ltr" }),
          )
        : []),
    ],
    [t, contacts, details],
  );
}

/** `Adult 2` of a room, and a mark where the guest is not as booked. */
function usePlaces(list: List) {
  const { t } = useTranslation("rooming");
  return useMemo(() => {
    const kindOf = (seats: readonly Seat[], { seat, kind }: Seat) => {
      const same = seats.filter((seat) => seat.kind === kind);
      const number = same.findIndex((candidate) => candidate.seat === seat) + 1;
      return same.length > 1 ? t("place", { kind: t(`kinds.${kind}`), number }) : t(`kinds.${kind}`);
    };
    return list.rooms.map(({ seats }) =>
      seats.map((seat) => ({
        seat: seat.seat,
        name: kindOf(seats, seat),
        head: seat.guest?.missing.includes("otherKind") ? (
          <>
            {kindOf(seats, seat)} <small className={styles.other}>{t("otherKind")}</small>
          </>
        ) : (
          kindOf(seats, seat)
        ),
      })),
    );
  }, [list, t]);
}

/** Every room with its places, to be filled in like a spreadsheet. */
export function ListGrid({ list, entries, mistakes, contacts, onChange, onLeave, onPasteTable }: Props) {
  const { t } = useTranslation("rooming");
  const { say } = useLanguage();
  const extraBeds = useExtraBeds();
  const ruleText = useRuleText();
  const columns = useColumns(contacts, list.questions);
  const places = usePlaces(list);
  const groups = list.rooms.map((room, i) => ({
    key: String(room.room),
    head: (
      <span className={styles.room}>
        <b className="strong">
          {room.roomNo === "" ? t("room", { number: i + 1 }) : <bdi>{room.roomNo}</bdi>}
        </b>
        <span className="muted">
          {say(room.roomTypeName)}
          {extraBeds(room) && <>, {extraBeds(room)}</>}
          {(room.checkIn !== list.checkIn || room.checkOut !== list.checkOut) && (
            <>
              , <DayRange from={room.checkIn} to={room.checkOut} />
            </>
          )}
        </span>
      </span>
    ),
    rows: (places[i] ?? []).map(({ seat, name, head }) => {
      const { _id, ...values } = entries[seat] ?? emptyEntry;
      return { key: seat, label: t("placeIn", { place: name, room: room.roomNo || i + 1 }), head, values };
    }),
  }));
  const errors: EntryErrors = Object.fromEntries(
    Object.entries(mistakes).map(([seat, rules]) => [
      seat,
      Object.fromEntries(Object.entries(rules).map(([field, rule]) => [field, ruleText(rule)])),
    ]),
  );
  return (
    <EntryGrid
      caption={t("title")}
      rowHead={t("guest")}
      columns={columns}
      groups={groups}
      errors={errors}
      readOnly={!list.mayFill}
      onChange={onChange}
      onLeave={onLeave}
      onPasteTable={onPasteTable}
    />
  );
}
