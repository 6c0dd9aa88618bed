import { useBackend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { dayText } from "../../../../ui/format.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useWizardFlow } from "../flow/wizard-flow.ts";
import { useHold } from "../hold/hold-context.ts";

/**
 * The boats that are held already, or were until the hold ended, as a sentence, and the way past them and the extras to
 * the payment, which holds them again. A boat without a time is named. Nothing while no boats are held both ways, or where
 * a booking is changed or staff ask whoever they book for.
 */
export function usePassBoats() {
  const { t } = useTranslation("booking");
  const { language, say } = useLanguage();
  const { changesBooking } = useWizardFlow();
  const isDesk = useBackend().side.name === "staff";
  const { hold } = useHold();
  if (changesBooking || isDesk || hold === null) return undefined;
  const [out, back] = (["out", "back"] as const).map((direction) =>
    hold.crossings.find((crossing) => crossing.direction === direction),
  );
  if (out === undefined || back === undefined) return undefined;
  return {
    to: "payment" as const,
    words: t("pass.act"),
    text: t("pass.text", {
      out: out.time ?? say(out.name),
      outDay: dayText(out.day, language, "brief"),
      back: back.time ?? say(back.name),
      backDay: dayText(back.day, language, "brief"),
    }),
  };
}
