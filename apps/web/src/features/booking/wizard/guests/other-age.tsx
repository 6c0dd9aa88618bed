import { kindOf } from "@pulau/domain/party/kinds.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Notice } from "../../../../ui/surfaces.tsx";
import { usePriceText } from "../../../../ui/use-price-text.ts";
import type { Resort } from "../calls.ts";
import { useWizardFlow } from "../flow/wizard-flow.ts";
import type { FormFace } from "./form-face.ts";
import { useAgeDifference, useChildAge } from "./use-child-age.ts";

type Props = {
  place: number;
  /** The age that the party has. */
  partyAge: number;
  /** The age that the paper says. */
  read: number;
  form: FormFace;
  bands: Resort["bands"];
};

/**
 * A child's paper says another age than the party. Within one kind the party takes it over, and another price is asked
 * about; of another kind the beds change too, so it is changed where party and rooms are chosen.
 */
export function OtherAge({ place, partyAge, read, form, bands }: Props) {
  const { t } = useTranslation("booking");
  const price = usePriceText();
  const { pathTo, changesBooking } = useWizardFlow();
  const { use, busy, failure } = useChildAge(form);
  const sameKind = kindOf(partyAge, false, bands) === kindOf(read, false, bands);
  const differs = useAgeDifference(place, read, sameKind && !changesBooking);
  const cost = differs === null ? null : differs === 0 ? "same" : differs > 0 ? "more" : "less";
  return (
    <Notice
      tone="warning"
      title={t("guests.otherAge", { read, partyAge })}
      acts={
        !changesBooking &&
        (sameKind ? (
          <Button kind="outline" size="small" busy={busy} onClick={() => void use(place, read)}>
            {t("guests.useAge", { age: read })}
          </Button>
        ) : (
          <Link className="link" to={pathTo("dates")}>
            {t("guests.changeParty")}
          </Link>
        ))
      }
    >
      {cost === null
        ? t("guests.otherAgeText")
        : t(`guests.ageCosts.${cost}`, { age: read, amount: price(Math.abs(differs ?? 0)) })}
      {failure !== null && <ErrorState error={failure} />}
    </Notice>
  );
}
