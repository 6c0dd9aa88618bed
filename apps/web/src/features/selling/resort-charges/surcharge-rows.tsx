import type { Surcharge } from "@pulau/domain/catalogue/catalogue.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import type { FieldGroup } from "../../../business/card-form/field-specs.ts";
import { ruleGroups } from "../../../business/card-form/rule-groups.ts";
import { surchargeText } from "../../../business/price-sentences/charge-sentences.ts";
import { GuestWording } from "../../../business/price-sentences/guest-wording.tsx";
import { ruleSentence } from "../../../business/price-sentences/sentence-parts.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { IconPlus, IconTrash } from "../../../ui/icons/index.ts";
import { Card } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { useRowKeys } from "../../../ui/use-row-keys.ts";
import type { TypedSurcharge } from "./calls.ts";
import { ChargeForm, Folded } from "./charge-form.tsx";
import type { RowsProps } from "./charge-rows.tsx";
import styles from "./charges.module.css";
import { placeOf } from "./show-charge.ts";
import { useChargeNames } from "./use-charge-names.ts";

const blank: TypedSurcharge = {
  _id: null,
  name: noWords,
  from: "",
  to: "",
  weekdays: [],
  per: "personNight",
  guestKinds: [],
  sen: 0,
  group: null,
  holiday: false,
};

/** What a card's surcharge may say, and whether guests see its days as holidays. */
const groups: readonly FieldGroup[] = ruleGroups.surcharges.map((group) =>
  group.title === "amount"
    ? { ...group, fields: [...group.fields, { at: "holiday", label: "holiday", kind: "tick", empty: false }] }
    : group,
);

/** A surcharge as a sentence is made of it, also while it is half typed. */
const ruleOf = (typed: TypedSurcharge, id: string): Surcharge =>
  ({ weekdays: [], guestKinds: [], sen: 0, group: null, ...typed, id }) as Surcharge;

/** The resort's surcharges, each as its sentence with its form below. */
export function SurchargeRows({ form, readOnly }: RowsProps) {
  const { t } = useTranslation("charges");
  const { say } = useLanguage();
  const { speaker, choices } = useChargeNames();
  const { surcharges } = form.values;
  const { keys, remove } = useRowKeys(surcharges.length);
  const put = (next: readonly TypedSurcharge[]) => form.set("surcharges", next);
  return (
    <Card as="section" aria-labelledby="surcharges" className={styles.card}>
      <h2 id="surcharges">{t("surcharges")}</h2>
      <p className="muted">{t("surchargesLead")}</p>
      {surcharges.map((surcharge, at) => {
        const path = `surcharges.${at}`;
        const rule = ruleOf(surcharge, path);
        return (
          <Folded
            key={surcharge._id ?? keys[at]}
            id={placeOf(surcharge)}
            first={surcharge._id === null}
            isWrong={form.hasErrorIn(path)}
          >
            <summary>
              {ruleSentence(speaker, rule, surchargeText(speaker, rule))}
              <GuestWording name={surcharge.name} step="surcharge" line={null} />
            </summary>
            <fieldset disabled={readOnly} className={styles.bare}>
              <ChargeForm {...{ form, path, groups, choices, readOnly }} charge={surcharge} />
              {!readOnly && (
                <Button
                  kind="danger"
                  size="small"
                  icon={IconTrash}
                  aria-label={`${t("removeSurcharge")}: ${say(surcharge.name)}`}
                  onClick={() => {
                    remove(at);
                    put(surcharges.toSpliced(at, 1));
                  }}
                >
                  {t("removeSurcharge")}
                </Button>
              )}
            </fieldset>
          </Folded>
        );
      })}
      {!readOnly && (
        <p>
          <Button kind="outline" size="small" icon={IconPlus} onClick={() => put([...surcharges, blank])}>
            {t("newSurcharge")}
          </Button>
        </p>
      )}
    </Card>
  );
}
