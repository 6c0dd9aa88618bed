import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { IconPlus, IconX } from "../../../ui/icons/index.ts";
import { Card } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { useRowKeys } from "../../../ui/use-row-keys.ts";
import type { StoredCharges } from "./calls.ts";
import styles from "./charges.module.css";
import { NameFields } from "./name-fields.tsx";
import { placeOf } from "./show-charge.ts";
import type { ChargesForm } from "./use-charges.ts";

type Lists = Pick<StoredCharges, "taxes" | "fees">;
export type RowsProps = { form: ChargesForm; readOnly: boolean };

type Props<List extends keyof Lists> = RowsProps & {
  list: List;
  words: { readonly title: string; readonly add: string };
  /** What a new one begins with; what its schema asks for is null until it is typed. */
  blank: Pick<Lists[List][number], "_id" | "name">;
  /** How a charge is reckoned, beside its name. */
  terms: (charge: Lists[List][number], path: string) => ReactNode;
  /** What else there is of a charge, below. */
  more: (charge: Lists[List][number], path: string, at: number) => ReactNode;
  /** Told once one was removed: those behind it stand one place higher now. */
  onRemoved?: () => void;
};

/** The taxes or the fees: each with its name in three languages, to be removed, and a new one added. */
export function ChargeRows<List extends keyof Lists>(props: Props<List>) {
  const { form, readOnly, list, words, blank, terms, more, onRemoved } = props;
  const { t } = useTranslation("charges");
  const { say } = useLanguage();
  const charges = form.values[list] as readonly Lists[List][number][];
  const { keys, remove } = useRowKeys(charges.length);
  return (
    <Card as="section" aria-labelledby={list} className={styles.card}>
      <h2 id={list}>{words.title}</h2>
      {charges.map((charge, at) => (
        <fieldset className={styles.row} key={keys[at]} id={placeOf(charge)} disabled={readOnly}>
          <legend>{say(charge.name)}</legend>
          <NameFields form={form} at={`${list}.${at}`} readOnly={readOnly} />
          <div className={styles.terms}>
            {terms(charge, `${list}.${at}`)}
            {!readOnly && (
              <IconButton
                icon={IconX}
                label={t("remove", { name: say(charge.name) })}
                onClick={() => {
                  remove(at);
                  form.set(list, charges.toSpliced(at, 1));
                  onRemoved?.();
                }}
              />
            )}
          </div>
          {more(charge, `${list}.${at}`, at)}
        </fieldset>
      ))}
      {!readOnly && (
        <p>
          <Button
            kind="outline"
            size="small"
            icon={IconPlus}
            onClick={() => form.set(list, [...charges, blank])}
          >
            {words.add}
          </Button>
        </p>
      )}
    </Card>
  );
}
