import { IconFileText } from "@tabler/icons-react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { LinkButton } from "../../../ui/button.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import styles from "./commission.module.css";
import { Commissions } from "./commissions.tsx";
import { readCommissionSearch } from "./search.ts";

const own = { partnerId: null } as const;

/** What one's bookings and links earn. The address holds state and page. */
export default function CommissionPage() {
  const { t } = useTranslation("commission");
  const search = readCommissionSearch(useSearch({ strict: false }) as Record<string, unknown>);
  const navigate = useNavigate();
  return (
    <>
      <PageTitle text={t("title")} />
      <header className={styles.head}>
        <div>
          <h1 className="display">{t("title")}</h1>
          <p className="muted">{t("lead")}</p>
        </div>
        <div className={styles.acts}>
          <LinkButton kind="outline" to="/credits">
            {t("back")}
          </LinkButton>
          <LinkButton kind="outline" icon={IconFileText} to="/commission/statement">
            {t("statement")}
          </LinkButton>
        </div>
      </header>
      <Commissions
        whose={own}
        search={search}
        onSearch={(next) =>
          void navigate({
            to: "/credits/commission",
            search: next as never,
            replace: true,
            resetScroll: false,
          })
        }
      />
    </>
  );
}
