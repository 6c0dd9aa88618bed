import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useSearchBy } from "../../../shell/page-address.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { readStatementSearch } from "./list-address.ts";
import { Statement, useThisMonth } from "./statement.tsx";

const own = { partnerId: null } as const;

/** One's own statement. The address holds the period. */
export default function StatementPage() {
  const { t } = useTranslation("commission");
  const search = useSearchBy(readStatementSearch);
  const navigate = useNavigate();
  const thisMonth = useThisMonth();
  return (
    <>
      <PageHead title={t("page.title")} lead={t("page.lead")}>
        <LinkButton kind="outline" to="/credits/commission">
          {t("title")}
        </LinkButton>
      </PageHead>
      <Statement
        whose={own}
        period={{ ...thisMonth, ...search }}
        onPeriod={(next) =>
          void navigate({
            to: "/commission/statement",
            search: next,
            replace: true,
            resetScroll: false,
          })
        }
      />
    </>
  );
}
