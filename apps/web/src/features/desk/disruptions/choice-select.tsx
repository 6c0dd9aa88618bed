import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { needsNight } from "@pulau/domain/transport/disruption.ts";
import { useMay } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { VisuallyHidden } from "../../../ui/surfaces.tsx";
import { Select } from "../../../ui/text-fields.tsx";
import type { Chosen, Party, Place } from "./calls.ts";
import styles from "./disruptions.module.css";
import { useBoatText } from "./use-boat-text.ts";

type Props = {
  party: Party;
  places: readonly Place[];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
};

/** What a party gets: one of the boats on days that fit, its money, or a place on the list. */
export function ChoiceSelect({ party, places, chosen, onChoose }: Props) {
  const { t } = useTranslation("disruptions");
  const boatText = useBoatText();
  const mayRefund = useMay()("payments", "delete");
  const { priceSen, hasWallet, was, checkOut } = party;
  const amount = formatRinggit(priceSen);
  const hasPrice = priceSen > 0;
  const boats = places
    .filter(({ sailingId }) => party.places.includes(sailingId))
    .map((place) => {
      const night = needsNight({ direction: was.direction, checkOut }, place.day);
      const free = t("seatsFree", { count: place.left });
      return {
        value: place.sailingId,
        text: [boatText(place), free, night && t("nightMore")].filter(Boolean).join(" · "),
      };
    });
  // Of guests who have checked out nothing goes back: their stay is earned.
  const money =
    mayRefund && party.state !== "completed"
      ? [
          { value: "refund" as const, text: hasPrice ? t("gets.refund", { amount }) : t("gets.included") },
          ...(hasWallet && hasPrice
            ? [{ value: "credit" as const, text: t("gets.credit", { amount }) }]
            : []),
        ]
      : [];
  return (
    <div className={styles.choice}>
      <Select<Chosen>
        label={<VisuallyHidden>{t("goesOf", { name: party.bookingName })}</VisuallyHidden>}
        value={chosen}
        onChange={onChoose}
        choices={[...boats, ...money, { value: "later", text: t("gets.later") }]}
      />
    </div>
  );
}
