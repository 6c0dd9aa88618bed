import { isOpen } from "@pulau/domain/booking/booking-moves.ts";
import { useSession } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { IconUsers } from "../../../ui/icons/index.ts";
import type { Booking } from "./calls.ts";
import { Section } from "./section.tsx";

/** The way to the links by which fellow travellers fill in their details or look at the stay, while it stands. */
export function TravellersCard({ booking: { _id, status } }: { booking: Booking }) {
  const { t } = useTranslation("trips");
  const session = useSession();
  if (!isOpen(status) || session?.role === "viewer") return null;
  return (
    <Section title={t("detail.travellers")}>
      <p>{t("detail.travellersText")}</p>
      <div>
        <LinkButton to={`/booking/detail/${_id}/travellers`} kind="outline" icon={IconUsers}>
          {t("detail.travellersOpen")}
        </LinkButton>
      </div>
    </Section>
  );
}
