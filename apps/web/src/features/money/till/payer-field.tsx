import { roomNumbersIn } from "@pulau/domain/booking/room-number.ts";
import { useState } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/field-frame.tsx";
import { dayText } from "../../../ui/format.ts";
import { SearchBox } from "../../../ui/search-box.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { findStays } from "./basket.ts";
import type { Stay } from "./calls.ts";
import styles from "./till.module.css";

/** So many are shown at once: who is meant is found by a letter more. */
const mostShown = 6;

/** Until when somebody is here, since when they are gone, or when they come. */
function daysOf({ state, checkIn, checkOut }: Stay) {
  if (state === "confirmed") return { when: "sheet.comes", day: checkIn } as const;
  return { when: state === "completed" ? "sheet.left" : "sheet.leaves", day: checkOut } as const;
}

function StayFace({ stay }: { stay: Stay }) {
  const { t } = useTranslation("till");
  const { language } = useLanguage();
  const { when, day } = daysOf(stay);
  return (
    <>
      <b className={styles.room}>
        <bdi>{roomNumbersIn(stay.rooms, language, ", ")}</bdi>
      </b>
      <span className={styles.face}>
        <bdi>{stay.bookingName}</bdi>
        <small>
          <bdi>{stay.bookingNo}</bdi> · {t(when, { day: dayText(day, language, "near") })}
        </small>
      </span>
    </>
  );
}

type Props = {
  readonly stays: readonly Stay[];
  readonly stay: Stay | null;
  readonly onChoose: (stay: Stay | null) => void;
  readonly error: string | null;
};

/** Who pays: found by room or name among those who are in house now. */
export function PayerField({ stays, stay, onChoose, error }: Props) {
  const { t } = useTranslation("till");
  const [q, setQ] = useState("");
  if (stay)
    return (
      <div className={styles.payer}>
        <StayFace stay={stay} />
        <Button kind="outline" size="small" onClick={() => onChoose(null)}>
          {t("sheet.change")}
        </Button>
      </div>
    );
  const found = findStays(stays, q);
  return (
    <fieldset className={styles.find}>
      <legend>{t("sheet.find")}</legend>
      <SearchBox
        q={q}
        label={t("sheet.find")}
        placeholder={t("sheet.findHint")}
        clearLabel={t("clear")}
        onSearch={setQ}
      />
      {error && (
        <span data-mistake="" tabIndex={-1}>
          <FieldError>{error}</FieldError>
        </span>
      )}
      {found.length === 0 && <p className="muted">{q ? t("sheet.none", { q }) : t("sheet.nobody")}</p>}
      <ul>
        {found.slice(0, mostShown).map((match) => (
          <li key={match._id}>
            <button type="button" onClick={() => onChoose(match)}>
              <StayFace stay={match} />
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
