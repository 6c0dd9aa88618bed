import { moveWaiting } from "@pulau/domain/waiting/wait-moves.ts";
import { useMay } from "../../../api/use-call.ts";
import { openNewBooking } from "../../../business/new-booking.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import type { Waiting } from "./calls.ts";

/** Opens the panel of a new booking with what somebody waits for; who has an offer books it by their own link. */
export function BookAct({ entry: { _id, name, state } }: { entry: Waiting }) {
  const { t } = useTranslation("enquiries");
  const may = useMay()("bookings", "create");
  if (!may || state === "offered" || !moveWaiting(state, "take").ok) return null;
  return (
    <Button
      kind="outline"
      size="small"
      aria-label={t("wait.bookOf", { name })}
      onClick={() => openNewBooking({ from: { waitEntryId: _id } })}
    >
      {t("wait.book")}
    </Button>
  );
}
