import { type BedType, bedTypes, type GuestKind } from "@pulau/domain/party/party.ts";
import type { RowTerms } from "@pulau/domain/rate-grid/grid-model.ts";
import { useState } from "react";
import { CountInput } from "../../../../business/card-form/count-input.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { Select } from "../../../../ui/text-fields.tsx";
import type { GridTabProps } from "../grid-props.ts";
import styles from "../prices.module.css";

type Props = Pick<GridTabProps, "editor" | "options" | "speech"> & {
  readonly list: string | null;
  readonly onClose: () => void;
};

const kinds = ["adult", "child", "senior", "toddler", "infant"] as const satisfies readonly GuestKind[];
const pers = ["person", "personNight", "extraNight", "room", "roomNight"] as const;
type Per = (typeof pers)[number];

const toggled = <T,>(list: readonly T[], item: T): readonly T[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

/** Rows for every room type, sharing and guest that is ticked. They are of this device alone until a price stands in them. */
export function AddRows({ editor, options, speech, list, onClose }: Props) {
  const { t } = useTranslation("prices");
  const [types, setTypes] = useState<readonly string[]>([]);
  const [beds, setBeds] = useState<readonly BedType[]>([]);
  const [guests, setGuests] = useState<readonly GuestKind[]>(["adult"]);
  const [per, setPer] = useState<Per>("person");
  const [persons, setPersons] = useState<number | null>(null);
  const isRoom = per === "room" || per === "roomNight";
  const orAny = <T,>(chosen: readonly T[]): readonly (T | null)[] => (chosen.length > 0 ? chosen : [null]);
  const rows = orAny(types).flatMap((roomTypeId) =>
    orAny(beds).flatMap((bedType) =>
      orAny(isRoom ? [] : guests).map(
        (guestKind): RowTerms => ({
          roomTypeId,
          bedType,
          guestKind,
          ...(per === "extraNight" ? { per: "personNight", extraNight: true } : per !== "person" && { per }),
          ...(isRoom && persons && { persons }),
          ...(list !== null && { priceList: list }),
        }),
      ),
    ),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("rows.add")}
      acts={
        <Button
          onClick={() => {
            editor.edit([], (now) => [...now, ...rows]);
            onClose();
          }}
        >
          {t("rows.addCount", { count: rows.length })}
        </Button>
      }
    >
      <div className={styles.addRows}>
        <Ticks
          legend={t("rows.types")}
          offered={options.roomTypes.map(({ _id }) => ({ value: _id, text: speech.typeName(_id) }))}
          chosen={types}
          onChange={setTypes}
        />
        <Ticks
          legend={t("grid.sharing")}
          offered={bedTypes.map((value) => ({ value, text: t(`sharing.${value}`) }))}
          chosen={beds}
          onChange={setBeds}
        />
        {!isRoom && (
          <Ticks
            legend={t("grid.guest")}
            offered={kinds.map((value) => ({ value, text: t(`guest.${value}`) }))}
            chosen={guests}
            onChange={setGuests}
          />
        )}
      </div>
      <Select
        label={t("rows.per")}
        value={per}
        onChange={(next) => setPer(next as Per)}
        choices={pers.map((value) => ({ value, text: t(`rows.pers.${value}`) }))}
      />
      {isRoom && (
        <CountInput
          label={t("fields.personsIncluded")}
          hint={t("fieldHints.personsIncluded")}
          value={persons}
          onChange={(next) => setPersons(next as number | null)}
        />
      )}
      <p className="hint">{t("rows.hint")}</p>
    </Dialog>
  );
}

function Ticks<T extends string>({
  legend,
  offered,
  chosen,
  onChange,
}: {
  legend: string;
  offered: readonly { value: T; text: string }[];
  chosen: readonly T[];
  onChange: (chosen: readonly T[]) => void;
}) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {offered.map(({ value, text }) => (
        <Checkbox
          key={value}
          label={text}
          checked={chosen.includes(value)}
          onChange={() => onChange(toggled(chosen, value))}
        />
      ))}
    </fieldset>
  );
}
