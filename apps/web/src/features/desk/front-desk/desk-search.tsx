import type { FoundRecord } from "@pulau/contract/record-search.ts";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, type KeyboardEvent, useId, useMemo, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Icon } from "../../../ui/icon.tsx";
import { IconCalendarSearch, IconChevronRight, IconSearch } from "../../../ui/icons/index.ts";
import { VisuallyHidden } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./desk-search.module.css";
import { type Place, placeFinder } from "./find-places.ts";
import keys from "./keys/keys.module.css";
import { addressOf, useFoundRecords } from "./use-found-records.ts";

export type { Place };

type Props = {
  /** Brings the pages and settings that who searches may open; asked for when somebody begins to search. */
  bringPlaces: () => Promise<readonly Place[]>;
  mayReadBookings: boolean;
};

/** Bookings by what is typed, a record by its name, or a page or setting. */
type Row = { readonly key: string; readonly record?: FoundRecord; readonly place?: Place };

/** What is typed, what it finds, and which of it is marked. */
function useSearch({ bringPlaces, mayReadBookings }: Props) {
  const [typed, setTyped] = useState("");
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [open, setOpen] = useState(false);
  const [markedKey, setMarked] = useState<string | null>(null);
  const find = useMemo(() => placeFinder(places), [places]);
  const found = useMemo(() => find(typed), [find, typed]);
  const records = useFoundRecords(typed);
  const rows: Row[] = [
    ...(mayReadBookings ? [{ key: "bookings" }] : []),
    ...records.map((record) => ({ key: `${record.kind} ${record._id}`, record })),
    ...found.map((place) => ({ key: `${place.to}#${place.hash} ${place.title}`, place })),
  ];
  // Records come a moment after what is typed: what is marked stays it.
  const marked = Math.max(
    0,
    rows.findIndex(({ key }) => key === markedKey),
  );
  const bring = () => {
    // Who searches for bookings needs no places: where they can't be had, the rest goes on.
    bringPlaces().then(setPlaces, () => undefined);
  };
  const type = (text: string) => {
    setTyped(text);
    setMarked(null);
    setOpen(text.trim() !== "");
  };
  const mark = (by: 1 | -1) => setMarked(rows[(marked + by + rows.length) % rows.length]?.key ?? null);
  return { typed, rows, marked, setMarked, open: open && rows.length > 0, setOpen, bring, type, mark };
}

function FoundRow({
  row,
  typed,
  on,
  ...rest
}: { row: Row; typed: string; on: boolean; id: string } & Pressed) {
  const { t } = useTranslation("staff");
  const { say } = useLanguage();
  const { onChoose, onMark, id } = rest;
  const { record, place } = row;
  const isBookings = !record && !place;
  const where = record
    ? [t(`search.kinds.${record.kind}`), record.note].filter(Boolean).join(" · ")
    : place?.where;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys choose.
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and says which row is marked.
    <div
      id={id}
      role="option"
      aria-selected={on}
      className={classNames(styles.row, on && styles.on)}
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={onMark}
      onClick={onChoose}
    >
      <Icon of={isBookings ? IconCalendarSearch : IconChevronRight} size="s" flips={!isBookings} />
      <span>
        <b>
          {record ? (
            <bdi>{say(record.name)}</bdi>
          ) : (
            (place?.title ?? t("search.bookings", { typed: typed.trim() }))
          )}
        </b>
        {where && <small className="muted">{where}</small>}
      </span>
    </div>
  );
}
type Pressed = { onChoose: () => void; onMark: () => void };

/** The bar's search: bookings, and every record, page and setting by its name. Arrows mark, Enter goes there. */
export function DeskSearch(props: Props) {
  const { t } = useTranslation("staff");
  const navigate = useNavigate();
  const id = useId();
  const { typed, rows, marked, setMarked, open, setOpen, bring, type, mark } = useSearch(props);
  const choose = (row: Row | undefined) => {
    const q = typed.trim();
    type("");
    if (row?.record) void navigate(addressOf(row.record));
    else if (row?.place) void navigate({ to: row.place.to, ...(row.place.hash && { hash: row.place.hash }) });
    else if (row) void navigate({ to: "/staff/bookings", search: q === "" ? {} : { q } });
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    choose(rows[marked]);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      setOpen(typed.trim() !== "");
      mark(event.key === "ArrowDown" ? 1 : -1);
    }
    if (event.key === "Escape" && open) {
      event.preventDefault();
      setOpen(false);
    }
  };
  return (
    <search className={styles.search}>
      <form onSubmit={search}>
        <Icon of={IconSearch} size="s" />
        <input
          type="text"
          role="combobox"
          enterKeyHint="search"
          autoComplete="off"
          data-desk-search=""
          value={typed}
          maxLength={80}
          placeholder={t("search.hint")}
          aria-label={t("search.label")}
          aria-expanded={open}
          aria-controls={`${id}-found`}
          aria-autocomplete="list"
          aria-activedescendant={open ? `${id}-${marked}` : undefined}
          onFocus={bring}
          onBlur={() => setOpen(false)}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
        <kbd className={keys.key}>/</kbd>
        <div
          id={`${id}-found`}
          role="listbox"
          aria-label={t("search.found")}
          className={styles.found}
          hidden={!open}
        >
          {open &&
            rows.map((row, at) => (
              <FoundRow
                key={row.key}
                {...{ row, typed, id: `${id}-${at}`, on: at === marked }}
                onChoose={() => choose(row)}
                onMark={() => setMarked(row.key)}
              />
            ))}
        </div>
      </form>
      <VisuallyHidden>
        <span role="status">{open ? t("search.count", { count: rows.length }) : ""}</span>
      </VisuallyHidden>
    </search>
  );
}
