import { guestKinds } from "@pulau/domain/party/party.ts";
import { type ReactNode, useRef } from "react";
import { useTranslation } from "../i18n/use-translation.ts";
import { Button, IconButton } from "../ui/button.tsx";
import { IconPlus, IconTrash } from "../ui/icons/index.ts";
import { Select } from "../ui/text-fields.tsx";
import { useAfterDrawing } from "../ui/use-after-drawing.ts";
import type { useForm } from "../ui/use-form.ts";
import styles from "./guest-amounts.module.css";

/** Whom a price is for; null is everybody. */
type Whom = {
  readonly guestKind?: (typeof guestKinds)[number] | "disabled" | null | undefined;
  readonly who?: "malaysian" | "foreign" | null | undefined;
};

type Props<Row extends Whom> = {
  form: Pick<ReturnType<typeof useForm>, "field" | "set">;
  /** Where in the form they stand. */
  at: string;
  rows: readonly Row[];
  /** What a new one begins with; its amount is null until it is typed. */
  blank: Whom & { readonly sen: null; readonly returnSen?: null };
  most: number;
  readOnly?: boolean;
  /** Disabled people may have a price of their own. */
  withDisabled?: boolean;
  /** Where every guest counts alike, by the room say, only the nationality is asked. */
  nationalityAlone?: boolean;
  /** What a row costs, by its place in the form. */
  children: (path: string) => ReactNode;
};

/** Prices by kind of guest and nationality, a row each. Wants the words of `guest-amounts`. */
export function GuestAmounts<Row extends Whom>(props: Props<Row>) {
  const { form, at, rows, blank, most, readOnly = false, withDisabled, nationalityAlone, children } = props;
  const { t } = useTranslation("guest-amounts");
  const kinds = (withDisabled ? ([...guestKinds, "disabled"] as const) : guestKinds).map((value) => ({
    value,
    text: t(`kinds.${value}`),
  }));
  const nationalities = (["malaysian", "foreign"] as const).map((value) => ({
    value,
    text: t(`nationality.${value}`),
  }));
  const choice = (path: string) => {
    const { onChange: _, ...field } = form.field(path);
    return { ...field, onChange: (value: string) => form.set(path, value || null) };
  };
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const afterDrawing = useAfterDrawing();
  /** The focus was on what goes: it goes to the row before, or where another is added. */
  const remove = (place: number) => {
    form.set(at, rows.toSpliced(place, 1));
    afterDrawing(() => (list.current?.children[place - 1]?.querySelector("select") ?? add.current)?.focus());
  };
  return (
    <div className={styles.amounts}>
      <ol className={styles.rows} ref={list}>
        {rows.map((__, place) => {
          const path = `${at}.${place}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row of prices has nothing else that stays.
            <li key={place} className={styles.row}>
              {!nationalityAlone && (
                <Select
                  label={t("guest")}
                  empty={t("everyGuest")}
                  choices={kinds}
                  {...choice(`${path}.guestKind`)}
                />
              )}
              <Select
                label={t("who")}
                empty={t("everyNationality")}
                choices={nationalities}
                {...choice(`${path}.who`)}
              />
              {children(path)}
              {!readOnly && (
                <IconButton
                  icon={IconTrash}
                  label={t("remove", { number: place + 1 })}
                  disabled={rows.length === 1}
                  onClick={() => remove(place)}
                />
              )}
            </li>
          );
        })}
      </ol>
      {!readOnly && (
        <Button
          ref={add}
          kind="outline"
          size="small"
          icon={IconPlus}
          disabled={rows.length >= most}
          onClick={() => form.set(at, [...rows, blank])}
        >
          {t("add")}
        </Button>
      )}
    </div>
  );
}
