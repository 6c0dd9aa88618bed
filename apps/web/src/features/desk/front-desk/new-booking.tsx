import { useMay } from "../../../api/use-call.ts";
import { openNewBooking } from "../../../business/new-booking.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { IconPlus } from "../../../ui/icons/index.ts";

/** Opens the panel in which somebody is booked, for those who may. */
export function NewBooking() {
  const { t } = useTranslation("staff");
  return (
    useMay()("bookings", "create") && (
      <Button icon={IconPlus} aria-haspopup="dialog" aria-keyshortcuts="N" onClick={() => openNewBooking()}>
        {t("newBooking.title")}
      </Button>
    )
  );
}
