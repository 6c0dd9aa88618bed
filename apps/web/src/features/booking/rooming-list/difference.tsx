import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { CallFailure } from "../../../api/call-failure.ts";
import { ChangeList } from "../../../business/change-list.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { dayText } from "../../../ui/format.ts";
import { Gap } from "../../../ui/money-and-dates.tsx";
import { signedRinggit } from "../../../ui/signed-ringgit.ts";
import { Notice } from "../../../ui/surfaces.tsx";
import { useFailureText } from "../../../ui/use-failure-text.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Difference } from "./calls.ts";

/** The price before and after, when the people who come are not those that were booked. Null: nobody here may agree. */
export function DifferenceNotice({
  difference,
  busy,
  onAgree,
}: {
  difference: Difference;
  busy: boolean;
  onAgree: (() => void) | null;
}) {
  const { t } = useTranslation("rooming");
  const { language } = useLanguage();
  const failureText = useFailureText();
  const { before, after, differenceSen, refundSen, dueSen, dueBy, refusals } = difference;
  const [refusal] = refusals;
  if (after === null || refusal) {
    const why = refusal && failureText(new CallFailure(refusal.code, { facts: refusal.facts }));
    return (
      <Notice tone="danger" title={t("difference.refused")}>
        {why}
      </Notice>
    );
  }
  const money =
    refundSen > 0
      ? t("difference.back", { amount: formatRinggit(refundSen) })
      : dueSen > 0 && differenceSen > 0
        ? t("difference.due", {
            amount: formatRinggit(dueSen),
            day: dueBy === null ? "" : dayText(dueBy, language),
            context: dueBy === null ? "now" : "by",
          })
        : "";
  return (
    <Notice
      tone="warning"
      title={t("difference.title")}
      acts={
        onAgree && (
          <Button size="small" busy={busy} onClick={onAgree}>
            {t("difference.agree", { amount: signedRinggit(differenceSen) })}
          </Button>
        )
      }
    >
      {t("difference.text", {
        before: formatRinggit(before.totalSen),
        after: formatRinggit(after.totalSen),
        difference: signedRinggit(differenceSen),
      })}
      <Gap />
      {money}
      <ChangeList quote={difference} />
    </Notice>
  );
}
