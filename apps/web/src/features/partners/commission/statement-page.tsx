import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { LinkButton } from "../../../ui/button.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import styles from "./commission.module.css";
import { readStatementSearch } from "./list-address.ts";
import { Statement, useThisMonth } from "./statement.tsx";

const own = { partnerId: null } as const;

/** One's own statement. The address holds the period. */
export default function StatementPage() {
  const { t } = useTranslation("commission");
  const asked = readStatementSearch(useSearch({ strict: false }) as Record<string, unknown>);
  const navigate = useNavigate();
  const thisMonth = useThisMonth();
  return (
    <>
      <PageTitle text={t("page.title")} />
      <header className={styles.head}>
        <div>
          <h1 className="display">{t("page.title")}</h1>
          <p className="muted">{t("page.lead")}</p>
        </div>
        <LinkButton kind="outline" to="/credits/commission">
          {t("title")}
        </LinkButton>
      </header>
      <Statement
        whose={own}
        period={{ ...thisMonth, ...asked }}
        onPeriod={(next) =>
          void navigate({
            to: "/commission/statement",
            search: next as never,
            replace: true,
            resetScroll: false,
          })
        }
      />
    </>
  );
}
