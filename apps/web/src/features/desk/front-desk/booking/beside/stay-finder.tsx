import { roomNumbersIn } from "@pulau/domain/booking/room-number.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { useEffect, useState } from "react";
import { useCall } from "../../../../../api/use-call.ts";
import { StateChip } from "../../../../../business/state-chip.tsx";
import { useTranslation } from "../../../../../i18n/use-translation.ts";
import fieldStyles from "../../../../../ui/field.module.css";
import { FieldFrame } from "../../../../../ui/field-frame.tsx";
import { FindField } from "../../../../../ui/find-field.tsx";
import { partsText, rangeText } from "../../../../../ui/format.ts";
import { ErrorState } from "../../../../../ui/states.tsx";
import { useLanguage } from "../../../../../ui/use-language.ts";
import { bookings, type Row } from "../../calls.ts";
import styles from "./beside.module.css";

/** Long enough that a name is typed in one go, in ms. */
const pause = 200;
const most = 8;

/** Bookings by what is typed, a moment after it is; those of the letter before meanwhile. */
function useFound(typed: string) {
  const wanted = typed.trim();
  const [search, setSearch] = useState("");
  useEffect(() => {
    const timer = setTimeout(setSearch, wanted === "" ? 0 : pause, wanted);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, error } = useCall(
    bookings,
    { query: { search, limit: most } },
    { enabled: search !== "", keepPrevious: true },
  );
  return { rows: wanted === "" || search === "" ? [] : (data?.reservations ?? []), error };
}

type Props = { readonly without: BookingId; readonly onChoose: (id: BookingId) => void };

/** Finds the stay that shall stand beside another: by name, number or room; arrows mark, Enter takes. */
export function StayFinder({ without, onChoose }: Props) {
  const { t } = useTranslation("stay-changes", { keyPrefix: "beside" });
  const { language } = useLanguage();
  const [typed, setTyped] = useState("");
  const { rows, error } = useFound(typed);
  const factsOf = ({ bookingNo, checkIn, checkOut, roomNos }: Row) =>
    partsText(
      [bookingNo, rangeText(checkIn, checkOut, language), roomNumbersIn(roomNos, language)],
      language,
    );
  return (
    <>
      <FieldFrame label={t("find")} hint={t("findHint")}>
        {(wiring, labelId) => (
          <FindField
            typed={typed}
            onType={setTyped}
            foundLabel={t("found")}
            onChoose={(id) => onChoose(id)}
            rows={rows
              .filter(({ _id }) => _id !== without)
              .map((row) => ({
                id: row._id,
                text: `${row.bookingName}, ${factsOf(row)}`,
                shown: (
                  <span className={styles.found}>
                    <b dir="auto">{row.bookingName}</b>
                    <StateChip state={row.status} />
                    <small>{factsOf(row)}</small>
                  </span>
                ),
              }))}
            input={{
              ...wiring,
              "aria-labelledby": labelId,
              className: fieldStyles.control,
              maxLength: 80,
              enterKeyHint: "search",
            }}
          />
        )}
      </FieldFrame>
      {error && <ErrorState error={error} />}
    </>
  );
}
