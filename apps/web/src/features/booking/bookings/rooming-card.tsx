import { changeableStates } from "@pulau/domain/booking/change-window.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { IconListDetails } from "../../../ui/icons/index.ts";
import { Progress } from "../../../ui/surfaces.tsx";
import type { Booking } from "./calls.ts";
import { Section } from "./section.tsx";

/** From so many persons on one thinks in lists. */
const large = 10;

/** How many guests are named, and the way to their list; for small parties only while somebody is missing. */
export function RoomingCard({ booking: { _id, guests, persons, status } }: { booking: Booking }) {
  const { t } = useTranslation("rooming");
  const named = guests.length;
  const open = changeableStates.guest.includes(status);
  if (named >= persons && persons < large) return null;
  const text = t("card.text", { named, count: persons });
  return (
    <Section title={t("card.title")}>
      <p>{text}</p>
      <Progress percent={(named / persons) * 100} label={text} />
      <div>
        <LinkButton
          to={`/booking/detail/${_id}/rooming`}
          kind={open && named < persons ? "filled" : "outline"}
          icon={IconListDetails}
        >
          {t(open && named < persons ? "card.open" : "card.look")}
        </LinkButton>
      </div>
    </Section>
  );
}
