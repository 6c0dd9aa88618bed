import type { FoundRecord } from "@pulau/contract/record-search.ts";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useMemo, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import type { FoundRow } from "../../../ui/find-control.ts";
import { FindField } from "../../../ui/find-field.tsx";
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

const bookings: Row = { key: "bookings" };

/** What is typed, and what it finds. */
function useSearch({ bringPlaces, mayReadBookings }: Props) {
  const [typed, setTyped] = useState("");
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const find = useMemo(() => placeFinder(places), [places]);
  const found = useMemo(() => find(typed), [find, typed]);
  const records = useFoundRecords(typed);
  const all: Row[] = [
    ...(mayReadBookings ? [bookings] : []),
    ...records.map((record) => ({ key: `${record.kind} ${record._id}`, record })),
    ...found.map((place) => ({ key: `${place.to}#${place.hash} ${place.title}`, place })),
  ];
  const bring = () => {
    // Who searches for bookings needs no places: where they can't be had, the rest goes on.
    bringPlaces().then(setPlaces, () => undefined);
  };
  return { typed, setTyped, rows: typed.trim() === "" ? [] : all, bring };
}

/** A row as the list draws it, and as it is read out. */
function useShown(typed: string) {
  const { t } = useTranslation("staff");
  const { say } = useLanguage();
  return ({ key, record, place }: Row): FoundRow => {
    const isBookings = !record && !place;
    const where = record
      ? [t(`search.kinds.${record.kind}`), record.note].filter(Boolean).join(" · ")
      : place?.where;
    const title = record ? say(record.name) : (place?.title ?? t("search.bookings", { typed: typed.trim() }));
    const shown = (
      <span className={styles.row}>
        <Icon of={isBookings ? IconCalendarSearch : IconChevronRight} size="s" flips={!isBookings} />
        <span>
          <b>{record ? <bdi>{title}</bdi> : title}</b>
          {where && <small className="muted">{where}</small>}
        </span>
      </span>
    );
    return { id: key, text: [title, where].filter(Boolean).join(", "), shown };
  };
}

/** The bar's search: bookings, and every record, page and setting by its name. Arrows mark, Enter goes there. */
export function DeskSearch(props: Props) {
  const { t } = useTranslation("staff");
  const navigate = useNavigate();
  const { typed, setTyped, rows, bring } = useSearch(props);
  const shownOf = useShown(typed);
  const choose = (row: Row | undefined) => {
    const q = typed.trim();
    setTyped("");
    if (row?.record) void navigate(addressOf(row.record));
    else if (row?.place) void navigate({ to: row.place.to, ...(row.place.hash && { hash: row.place.hash }) });
    else if (row) void navigate({ to: "/staff/bookings", search: q === "" ? {} : { q } });
  };
  const search = (event: FormEvent) => {
    event.preventDefault();
    choose(rows[0] ?? (props.mayReadBookings ? bookings : undefined));
  };
  return (
    <search className={styles.search}>
      <form onSubmit={search}>
        <Icon of={IconSearch} size="s" />
        <FindField
          typed={typed}
          onType={setTyped}
          rows={rows.map(shownOf)}
          foundLabel={t("search.found")}
          onChoose={(id) => choose(rows.find(({ key }) => key === id))}
          input={{
            enterKeyHint: "search",
            "data-desk-search": "",
            maxLength: 80,
            placeholder: t("search.hint"),
            "aria-label": t("search.label"),
            onFocus: bring,
          }}
        />
        <kbd className={keys.key}>/</kbd>
      </form>
      <VisuallyHidden>
        <span role="status">{rows.length > 0 ? t("search.count", { count: rows.length }) : ""}</span>
      </VisuallyHidden>
    </search>
  );
}
