import { useTranslation } from "react-i18next";
import { SearchBox } from "../../../ui/search-box.tsx";
import { Select } from "../../../ui/text-fields.tsx";
import styles from "./listing.module.css";
import { type ListingSearch, sorts, type TripSort } from "./listing-search.ts";

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
      <SearchBox
        q={q}
        label={t("listing.searchLabel")}
        placeholder={t("listing.search")}
        clearLabel={t("listing.nothingFound.act")}
        onSearch={(next) => onChange({ q: next, page: 1 })}
      />
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
