import { useEffect, useRef, useState } from "react";
import { IconButton } from "./button.tsx";
import { Icon } from "./icon.tsx";
import { IconSearch, IconX } from "./icons/index.ts";
import styles from "./search-box.module.css";

/** Long enough that a name is typed in one go. */
const pause = 350;

/** What is typed shows at once and is searched for after a short pause; Enter searches now. */
export function SearchBox({
  q,
  label,
  placeholder,
  clearLabel,
  onSearch,
}: {
  /** What is searched for now. */
  q: string;
  label: string;
  placeholder: string;
  clearLabel: string;
  onSearch: (q: string) => void;
}) {
  const [typed, setTyped] = useState(q);
  const searched = useRef(q);
  const search = (next: string) => {
    if (searched.current === next.trim()) return;
    searched.current = next.trim();
    onSearch(next.trim());
  };
  const latest = useRef(search);
  latest.current = search;
  useEffect(() => {
    const timer = setTimeout(() => latest.current(typed), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    // It changed by another way: Back, or "clear the search".
    if (searched.current === q) return;
    searched.current = q;
    setTyped(q);
  }, [q]);
  return (
    <search className={styles.search}>
      <Icon of={IconSearch} />
      <input
        type="search"
        data-desk-search=""
        value={typed}
        maxLength={80}
        placeholder={placeholder}
        aria-label={label}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // Inside a form, Enter would send it.
          event.preventDefault();
          search(typed);
        }}
      />
      {typed !== "" && (
        <IconButton
          icon={IconX}
          label={clearLabel}
          onClick={() => {
            setTyped("");
            search("");
          }}
        />
      )}
    </search>
  );
}
