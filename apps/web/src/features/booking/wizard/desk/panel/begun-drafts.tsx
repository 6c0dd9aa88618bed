import { addDays } from "@pulau/domain/calendar/day.ts";
import type { DraftId } from "@pulau/domain/ids.ts";
import { useSend } from "../../../../../api/use-call.ts";
import { openNewBooking } from "../../../../../business/new-booking.ts";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import { Button } from "../../../../../ui/button.tsx";
import { DayRange, MomentText } from "../../../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../../../ui/use-language.ts";
import { useDraft } from "../../draft/draft-context.ts";
import { deleteDraft, drafts as draftList, type StaffDraft } from "../calls.ts";
import styles from "./panel.module.css";

/** What who looks has begun and not booked yet, the newest first; opening one leaves this one, which nobody filled in. */
export function BegunDrafts({ drafts }: { drafts: readonly StaffDraft[] }) {
  const { t } = useTranslation("new-booking");
  const { say } = useLanguage();
  const remove = useSend(deleteDraft, [draftList.path]);
  const { draftId } = useDraft();
  const open = (next: DraftId) => {
    remove.mutate({ params: { _id: draftId } });
    openNewBooking({ draftId: next });
  };
  return (
    <details className={styles.extras}>
      <summary>{t("drafts", { count: drafts.length })}</summary>
      <ul>
        {drafts.map(({ _id, packageName, checkIn, nights, persons, updatedAt }) => (
          <li key={_id} className={styles.draft}>
            <span>
              <b>{packageName ? say(packageName) : t("noPackage")}</b>
              <small className="hint">
                {checkIn !== null && nights !== null && (
                  <>
                    <DayRange from={checkIn} to={addDays(checkIn, nights)} />
                    {" · "}
                  </>
                )}
                {t("persons", { count: persons })}
                {" · "}
                <MomentText moment={updatedAt} />
              </small>
            </span>
            <Button kind="outline" size="small" onClick={() => open(_id)}>
              {t("open")}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
