import { addDays } from "@pulau/domain/calendar/day.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { rangeText } from "../../../../ui/format.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useDraft } from "../draft/draft-context.ts";
import { useWizardFlow } from "../flow/wizard-flow.ts";
import type { StepProps } from "../frame/step-gate.tsx";
import { usePartyText } from "../party/use-party-text.ts";
import { useChosenOption } from "../summary/stay-lines.tsx";

/** For which stay and whom rooms are chosen, with the way back to alter it. */
export function RoomsIntro({ resort }: StepProps) {
  const { t } = useTranslation("booking");
  const { say, language } = useLanguage();
  const { json } = useDraft();
  const { pathTo } = useWizardFlow();
  const { chosen, nights } = useChosenOption();
  const party = usePartyText(resort.bands)(json.party);
  return (
    <>
      {json.checkIn !== null && chosen !== undefined && nights !== undefined
        ? t("rooms.lead", {
            name: say(chosen.name),
            days: rangeText(json.checkIn, addDays(json.checkIn, nights), language, "brief"),
            nights: t("nights", { count: nights }),
            party,
          })
        : party}{" "}
      <Link className="link whole" to={pathTo("dates")}>
        {t("rooms.change")}
      </Link>
    </>
  );
}
