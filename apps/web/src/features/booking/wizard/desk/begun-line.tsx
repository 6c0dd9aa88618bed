import { addDays } from "@pulau/domain/calendar/day.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { DayRange, MomentText, Money } from "../../../../ui/money-and-dates.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { pathOf } from "../flow/steps.ts";
import type { StaffDraft } from "./calls.ts";
import styles from "./desk.module.css";

export function Begun({ draft }: { draft: StaffDraft }) {
  const { t } = useTranslation("staff");
  const { say } = useLanguage();
  const { _id, packageName, checkIn, nights, persons, step, totalSen, updatedAt } = draft;
  return (
    <li className={styles.begun}>
      <div>
        <Link className="link" to={`/staff/bookings/new/${_id}/${pathOf(step)}`}>
          {packageName ? say(packageName) : t("newBooking.noPackage")}
        </Link>
        <p className="hint">
          {checkIn !== null && nights !== null && (
            <>
              <DayRange from={checkIn} to={addDays(checkIn, nights)} />
              {" · "}
            </>
          )}
          {t("newBooking.persons", { count: persons })}
          {" · "}
          <MomentText moment={updatedAt} />
        </p>
      </div>
      {totalSen !== null && <Money sen={totalSen} />}
    </li>
  );
}
