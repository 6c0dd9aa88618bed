import { bookingDates, bookingSorts } from "@pulau/domain/booking/booking-list.ts";
import { bookingStates } from "@pulau/domain/booking/booking-moves.ts";
import { IconSearch, IconX } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../../../ui/button.tsx";
import { DateField } from "../../../../ui/date-field.tsx";
import { Icon } from "../../../../ui/icon.tsx";
import { Narrowing } from "../../../../ui/narrowing.tsx";
import { Select } from "../../../../ui/text-fields.tsx";
import type { ListSearch } from "./list-search.ts";
import styles from "./listing.module.css";

/** Long enough that a name is typed in one go. */
const pause = 300;

/** What is typed shows at once and is searched for after a short pause; Enter searches now. */
function SearchBox({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { t } = useTranslation("staff");
  const [typed, setTyped] = useState(q);
  const asked = useRef(q);
  const search = (next: string) => {
    if (asked.current === next.trim()) return;
    asked.current = next.trim();
    onSearch(next.trim());
  };
  const latest = useRef(search);
  latest.current = search;
  useEffect(() => {
    const timer = setTimeout(() => latest.current(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    // The address changed by another way: Back, the bar's search, or "show all".
    if (asked.current === q) return;
    asked.current = q;
    setTyped(q);
  }, [q]);
  const clear = () => {
    setTyped("");
    search("");
  };
  return (
    <search className={styles.search}>
      <Icon of={IconSearch} size="s" />
      <input
        type="search"
        data-desk-search=""
        value={typed}
        maxLength={80}
        placeholder={t("list.search")}
        aria-label={t("list.searchLabel")}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && search(typed)}
      />
      {typed !== "" && <IconButton icon={IconX} label={t("list.clear")} onClick={clear} />}
    </search>
  );
}

export function ListFilters({
  search,
  onChange,
}: {
  search: ListSearch;
  onChange: (search: Partial<Record<keyof ListSearch, unknown>>) => void;
}) {
  const { t } = useTranslation("staff");
  const { t: ui } = useTranslation("ui");
  const { q = "", status = "", dates = "arrival", from = "", to = "", sort = "soonest" } = search;
  return (
    <Narrowing
      chosen={[status, from, to]}
      search={<SearchBox q={q} onSearch={(next) => onChange({ q: next })} />}
    >
      <Select
        label={t("list.status")}
        value={status}
        empty={t("list.allStates")}
        choices={bookingStates.map((state) => ({ value: state, text: ui(`stay.${state}`) }))}
        onChange={(next) => onChange({ status: next })}
      />
      <Select
        label={t("list.dates")}
        value={dates}
        choices={bookingDates.map((bookingDate) => ({
          value: bookingDate,
          text: t(`list.datesOf.${bookingDate}`),
        }))}
        onChange={(next) => onChange({ dates: next })}
      />
      <DateField
        label={t("list.from")}
        value={from}
        {...(to && { max: to })}
        onChange={(day) => onChange({ from: day })}
      />
      <DateField
        label={t("list.to")}
        value={to}
        {...(from && { min: from })}
        onChange={(day) => onChange({ to: day })}
      />
      <Select
        label={t("list.sort")}
        value={sort}
        choices={bookingSorts.map((bookingSort) => ({
          value: bookingSort,
          text: t(`list.sorts.${bookingSort}`),
        }))}
        onChange={(next) => onChange({ sort: next })}
      />
    </Narrowing>
  );
}
