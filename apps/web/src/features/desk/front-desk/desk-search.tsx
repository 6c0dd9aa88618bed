import { IconSearch } from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import styles from "./desk-search.module.css";
import keys from "./keys/keys.module.css";

/** The bar's search: Enter leads to the bookings that fit. */
export function DeskSearch() {
  const { t } = useTranslation("staff");
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const search = (event: FormEvent) => {
    event.preventDefault();
    const q = typed.trim();
    setTyped("");
    void navigate({ to: "/staff/bookings", search: q === "" ? {} : { q } });
  };
  return (
    <search className={styles.search}>
      <form onSubmit={search}>
        <Icon of={IconSearch} size="s" />
        <input
          type="search"
          data-desk-search=""
          value={typed}
          maxLength={80}
          placeholder={t("search.hint")}
          aria-label={t("search.label")}
          onChange={(event) => setTyped(event.target.value)}
        />
        <kbd className={keys.key}>/</kbd>
      </form>
    </search>
  );
}
