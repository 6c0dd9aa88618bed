import { draftsRoute } from "@pulau/contract/drafts.ts";
import { addDays } from "@pulau/domain/calendar/day.ts";
import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { DayRange, Money } from "../../../ui/money-and-dates.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { useVisitorToken } from "./use-complete-sign-in.ts";

/** What a visitor who is half way through a booking takes along. Nothing for everybody else. */
export function SavedDraft() {
  const { t } = useTranslation("account");
  const { say } = useLanguage();
  const visitor = useVisitorToken();
  const { data } = useCall(draftsRoute, { query: { limit: 1 } }, { enabled: visitor !== undefined });
  const draft = data?.drafts[0];
  if (visitor === undefined || draft === undefined) return null;
  const { packageName, checkIn, nights, persons, totalSen } = draft;
  return (
    <Notice tone="primary" title={t("kept.title")}>
      <p>
        {packageName && <b className="strong">{say(packageName)}, </b>}
        {checkIn && nights !== null && (
          <>
            <DayRange from={checkIn} to={addDays(checkIn, nights)} />,{" "}
          </>
        )}
        {t("kept.party", { count: persons })}
        {totalSen !== null && (
          <>
            , <Money sen={totalSen} converted />
          </>
        )}
      </p>
      <p>{t("kept.some")}</p>
    </Notice>
  );
}
