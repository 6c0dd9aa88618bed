import { useState } from "react";
import { useCall } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconPlus } from "../../../../ui/icons/index.ts";
import { SearchBox } from "../../../../ui/search-box.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Skeleton } from "../../../../ui/waiting.tsx";
import { type Customer, customers } from "../calls.ts";
import { AddCustomer } from "./add-customer.tsx";
import styles from "./agent.module.css";

const shown = 8;

/** The agency's customers to choose from, by name or found by a part of what is known; or a new one. */
export function FindCustomer({ onTake }: { onTake: (customer: Customer) => void }) {
  const { t } = useTranslation("booking");
  const [q, setQ] = useState("");
  const [adding, setAdding] = useState(false);
  const query = { limit: shown, ...(q !== "" && { search: q }) };
  const { data, error, refetch } = useCall(customers, { query }, { keepPrevious: true });
  if (adding) return <AddCustomer name={q} onAdd={onTake} onBack={() => setAdding(false)} />;
  return (
    <div className={styles.form}>
      <SearchBox
        q={q}
        label={t("agent.search")}
        placeholder={t("agent.searchHint")}
        clearLabel={t("agent.clear")}
        onSearch={setQ}
      />
      {error !== null && data === undefined && <ErrorState error={error} retry={refetch} />}
      {data === undefined && error === null && <Skeleton height={180} radius={10} />}
      <ul className={styles.found}>
        {data?.customers.map((customer) => (
          <li key={customer._id}>
            <button type="button" onClick={() => onTake(customer)}>
              <span className="strong">{customer.name}</span>
              <small>
                <bdi>{[customer.phone, customer.email].filter(Boolean).join(" · ")}</bdi>
              </small>
            </button>
          </li>
        ))}
      </ul>
      {data !== undefined && data.total === 0 && (
        <p className="muted">{q === "" ? t("agent.noneYet") : t("agent.noneFound", { search: q })}</p>
      )}
      {data !== undefined && data.total > shown && (
        <p className="hint">{t("agent.more", { count: data.total - shown })}</p>
      )}
      <div>
        <Button kind="outline" icon={IconPlus} onClick={() => setAdding(true)}>
          {t("agent.add")}
        </Button>
      </div>
    </div>
  );
}
