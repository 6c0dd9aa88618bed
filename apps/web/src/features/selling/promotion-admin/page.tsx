import { IconPlus } from "@tabler/icons-react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMay } from "../../../api/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { SearchBox } from "../../../ui/search-box.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { Tabs } from "../../../ui/tabs.tsx";
import { CodesTable } from "./codes-table.tsx";
import { PromoForm } from "./promo-form.tsx";
import styles from "./promotions.module.css";
import { type PromoSearch, readSearch, tabs } from "./search.ts";
import { VouchersTable } from "./vouchers-table.tsx";

/** Promo codes with what was sold and used of them, and the vouchers that were issued. */
export default function StaffPromotionsPage() {
  const { t } = useTranslation("staff-promotions");
  const search = readSearch(useSearch({ strict: false }) as Record<string, unknown>);
  const navigate = useNavigate();
  const [adds, setAdds] = useState(false);
  const may = useMay();
  const { tab = "codes", q = "", page = 1 } = search;
  const change = (next: PromoSearch, replace = false) =>
    void navigate({
      to: "/staff/promotions",
      search: readSearch({ ...search, page: 1, ...next }) as Record<string, unknown>,
      replace,
      resetScroll: false,
    });
  const list = { q, page, onPage: (to: number) => change({ page: to }) };
  return (
    <div className={styles.page}>
      <PageTitle text={t("title")} />
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        {may("posts", "create") && (
          <Button icon={IconPlus} onClick={() => setAdds(true)}>
            {t("add")}
          </Button>
        )}
      </header>
      <Tabs
        label={t("title")}
        tabs={tabs.map((value) => ({ value, text: t(`tabs.${value}`) }))}
        value={tab}
        onChange={(next) => change({ tab: next, q: "" })}
      >
        <div className={styles.list}>
          <SearchBox
            key={tab}
            q={q}
            label={t(`search.${tab}`)}
            placeholder={t(`search.${tab}`)}
            clearLabel={t("search.clear")}
            onSearch={(next) => change({ q: next }, true)}
          />
          {tab === "codes" ? <CodesTable {...list} /> : <VouchersTable {...list} />}
        </div>
      </Tabs>
      {adds && <PromoForm promo={null} onClose={() => setAdds(false)} />}
    </div>
  );
}
