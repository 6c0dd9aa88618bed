import { IconSearch, IconX } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Select } from "../../ui/text-fields.tsx";
import styles from "./listing.module.css";
import { type ListingSearch, sorts, type TripSort } from "./listing-search.ts";

/** Long enough that a name is typed in one go. */
const pause = 350;

/** What is typed shows at once and is searched for after a short pause; Enter searches now. */
function SearchBox({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { t } = useTranslation("trips");
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
    // The address changed by another way: Back, or "clear the search".
    if (asked.current === q) return;
    asked.current = q;
    setTyped(q);
  }, [q]);
  return (
    <search className={styles.search}>
      <Icon of={IconSearch} />
      <input
        type="search"
        value={typed}
        maxLength={80}
        placeholder={t("listing.search")}
        aria-label={t("listing.searchLabel")}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => event.key === "Enter" && search(typed)}
      />
      {typed !== "" && (
        <IconButton
          icon={IconX}
          label={t("listing.nothingFound.act")}
          onClick={() => {
            setTyped("");
            search("");
          }}
        />
      )}
    </search>
  );
}

export function ListingFilters({
  q,
  sort,
  onChange,
}: {
  q: string;
  sort: TripSort;
  onChange: (search: ListingSearch) => void;
}) {
  const { t } = useTranslation("trips");
  return (
    <div className={styles.filters}>
      <SearchBox q={q} onSearch={(next) => onChange({ q: next, page: 1 })} />
      <div className={styles.sort}>
        <Select
          label={t("listing.sort")}
          value={sort}
          onChange={(next) => onChange({ sort: next as TripSort, page: 1 })}
          choices={sorts.map((value) => ({ value, text: t(`listing.sorts.${value}`) }))}
        />
      </div>
    </div>
  );
}
