import type { BookingId } from "@pulau/domain/ids.ts";
import { type MissingMark, missingMarks } from "@pulau/domain/transport/boarding.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Select } from "../../../../ui/text-fields.tsx";
import type { NamedPassenger } from "../calls.ts";
import styles from "./departure.module.css";

export type MissingParty = {
  readonly bookingId: BookingId;
  readonly bookingName: string;
  readonly names: readonly string[];
};

/** Guests who have not come yet, party by party. */
export function missingPartiesOf(waiting: readonly NamedPassenger[]): MissingParty[] {
  const parties = new Map<BookingId, MissingParty>();
  for (const { bookingId, bookingName, name } of waiting) {
    const names = [...(parties.get(bookingId)?.names ?? []), name];
    parties.set(bookingId, { bookingId, bookingName, names });
  }
  return [...parties.values()];
}

type Props = {
  parties: readonly MissingParty[];
  marks: ReadonlyMap<BookingId, MissingMark>;
  onChange: (marks: ReadonlyMap<BookingId, MissingMark>) => void;
};

/** Who stays behind until somebody says otherwise. */
export const usualMark: MissingMark = "left";

/** Asks of each party that is missing what becomes of it, and of all at once where they are several. */
export function MissingParties({ parties, marks, onChange }: Props) {
  const { t } = useTranslation("sailings");
  const choices = missingMarks.map((value) => ({ value, text: t(`marks.${value}`) }));
  const all = new Set(parties.map(({ bookingId }) => marks.get(bookingId) ?? usualMark));
  const [same] = all.size === 1 ? all : [];
  return (
    <div className={styles.missing}>
      {parties.length > 1 && (
        <Select<MissingMark | "">
          label={t("close.all")}
          value={same ?? ""}
          onChange={(mark) => {
            if (mark !== "") onChange(new Map(parties.map(({ bookingId }) => [bookingId, mark])));
          }}
          choices={same === undefined ? [{ value: "", text: "…" }, ...choices] : choices}
        />
      )}
      {parties.map(({ bookingId, bookingName, names }) => (
        <Select<MissingMark>
          key={bookingId}
          label={t("close.become", { name: bookingName, count: names.length })}
          hint={names.join(", ")}
          value={marks.get(bookingId) ?? usualMark}
          onChange={(mark) => onChange(new Map([...marks, [bookingId, mark]]))}
          choices={choices}
        />
      ))}
    </div>
  );
}
