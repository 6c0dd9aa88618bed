import { type BookingColumn, bookingColumns } from "@pulau/domain/booking/booking-list.ts";
import { IconColumns3 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/button.tsx";
import { Checkbox } from "../../../../ui/choice-fields.tsx";
import { Dropdown } from "../../../../ui/dropdown.tsx";
import styles from "./listing.module.css";

/** Which columns the list shows. */
export function ColumnChooser({
  shown,
  onToggle,
}: {
  shown: readonly BookingColumn[];
  onToggle: (column: BookingColumn, on: boolean) => void;
}) {
  const { t } = useTranslation("staff");
  return (
    <Dropdown
      trigger={(props) => (
        <Button kind="outline" icon={IconColumns3} {...props}>
          {t("list.choose")}
        </Button>
      )}
    >
      {() => (
        <fieldset className={styles.chooser}>
          <legend>{t("list.choose")}</legend>
          {bookingColumns
            .filter((column) => column !== "guest")
            .map((column) => (
              <Checkbox
                key={column}
                label={t(`list.columns.${column}`)}
                checked={shown.includes(column)}
                onChange={(on) => onToggle(column, on)}
              />
            ))}
        </fieldset>
      )}
    </Dropdown>
  );
}
