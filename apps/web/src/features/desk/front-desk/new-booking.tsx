import { useMay } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { IconPlus } from "../../../ui/icons/index.ts";

/** The way to book for somebody, for those who may. */
export function NewBooking() {
  const { t } = useTranslation("staff");
  return (
    useMay()("bookings", "create") && (
      <LinkButton to="/staff/bookings/new" icon={IconPlus}>
        {t("newBooking.title")}
      </LinkButton>
    )
  );
}
