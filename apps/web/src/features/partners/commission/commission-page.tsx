import { useTranslation } from "../../../i18n/use-translation.ts";
import { useListAddress } from "../../../listing/use-address.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { IconFileText } from "../../../ui/icons/index.ts";
import { PageHead } from "../../../ui/page-head.tsx";
import { Commissions } from "./commissions.tsx";
import { commissionAddress } from "./list-address.ts";

const own = { partnerId: null } as const;

/** What one's bookings and links earn. The address holds state and page. */
export default function CommissionPage() {
  const { t } = useTranslation("commission");
  return (
    <>
      <PageHead title={t("title")} lead={t("lead")}>
        <LinkButton kind="outline" to="/credits">
          {t("back")}
        </LinkButton>
        <LinkButton kind="outline" icon={IconFileText} to="/commission/statement">
          {t("statement")}
        </LinkButton>
      </PageHead>
      <Commissions whose={own} place={useListAddress(commissionAddress)} />
    </>
  );
}
