import { type FolioLetter, firstFolio } from "@pulau/domain/folio/share-rules.ts";
import type { Sen } from "@pulau/domain/money/sen.ts";
import { useState } from "react";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Select } from "../../../../ui/text-fields.tsx";
import type { Booking, Folios } from "../calls.ts";
import { EnterCard } from "../enter-card.tsx";
import { nameOf } from "./use-folios.ts";

type Props = { readonly booking: Booking; readonly owedSen: Sen; readonly shown: Folios };

/** Records a payment for the folio in focus, of no more than the booking owes. */
export function EnterFolio({ booking, owedSen, shown }: Props) {
  const { t } = useTranslation("folios");
  const [chosen, setChosen] = useState<FolioLetter>(firstFolio);
  if (shown.split === "none") return <EnterCard bookingId={booking._id} owedSen={owedSen} />;
  const folio = shown.folios.find(({ letter }) => letter === chosen) ?? shown.folios[0];
  const dueSen = Math.min(owedSen, Math.max(0, folio?.dueSen ?? 0));
  return (
    <EnterCard bookingId={booking._id} owedSen={dueSen} folio={folio?.letter}>
      <Select
        label={t("payFor")}
        value={folio?.letter ?? firstFolio}
        onChange={setChosen}
        choices={shown.folios.map((other) => ({
          value: other.letter,
          text: `${other.letter} ${nameOf(shown, other)}`,
        }))}
      />
    </EnterCard>
  );
}
