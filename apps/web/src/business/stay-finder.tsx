import { staffBookingsRoute } from "@pulau/contract/booking-list.ts";
import type { Reply } from "@pulau/contract/route.ts";

import { roomNumbersIn } from "@pulau/domain/booking/room-number.ts";
import type { BookingId } from "@pulau/domain/ids.ts";
import { useEffect, useState } from "react";
import { faceOf } from "../api/client.ts";
import { useCall } from "../api/use-call.ts";
import fieldStyles from "../ui/field.module.css";
import { FieldFrame } from "../ui/field-frame.tsx";
import { FindField } from "../ui/find-field.tsx";
import { partsText, rangeText } from "../ui/format.ts";
import { ErrorState } from "../ui/states.tsx";
import { useLanguage } from "../ui/use-language.ts";
import { StateChip } from "./state-chip.tsx";
import styles from "./stay-finder.module.css";

const bookings = faceOf(staffBookingsRoute);
type Row = Reply<typeof staffBookingsRoute>["reservations"][number];

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

/** A stay that was found, and how it is called. */
export type FoundStay = { readonly _id: BookingId; readonly text: string };
type Props = {
  readonly label: string;
  readonly hint: string;
  /** Says what the list of those that were found is. */
  readonly foundLabel: string;
  readonly without: BookingId;
  /** What is wrong where none was chosen. */
  readonly error?: string | null | undefined;
  readonly onChoose: (found: FoundStay) => void;
};

/** Finds another stay by name, number or room; arrows mark, Enter takes. */
export function StayFinder({ label, hint, foundLabel, without, error: mistake, onChoose }: Props) {
  const { language } = useLanguage();
  const [typed, setTyped] = useState("");
  const { rows, error } = useFound(typed);
  const factsOf = ({ bookingNo, checkIn, checkOut, roomNos }: Row) =>
    partsText(
      [bookingNo, rangeText(checkIn, checkOut, language), roomNumbersIn(roomNos, language)],
      language,
    );
  const textOf = (row: Row) => `${row.bookingName}, ${factsOf(row)}`;
  const others = rows.filter(({ _id }) => _id !== without);
  return (
    <>
      <FieldFrame {...{ label, hint }} error={mistake}>
        {(wiring, labelId) => (
          <FindField
            typed={typed}
            onType={setTyped}
            foundLabel={foundLabel}
            onChoose={(id) => {
              const row = others.find(({ _id }) => _id === id);
              if (row) onChoose({ _id: row._id, text: textOf(row) });
            }}
            rows={others.map((row) => ({
              id: row._id,
              text: textOf(row),
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
