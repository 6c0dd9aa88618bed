import type { RuleId } from "@pulau/domain/ids.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Switch } from "../../../../ui/choice-fields.tsx";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { Card } from "../../../../ui/surfaces.tsx";
import { useFailureText } from "../../../../ui/use-failure-text.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { useDraft } from "../draft/draft-context.ts";
import styles from "./add-ons.module.css";
import { useExtras } from "./use-extras.ts";

type Props = {
  failures: Readonly<Record<string, unknown>>;
  onChoose: (extraId: RuleId, chosen: boolean) => void;
};
type Extra = NonNullable<ReturnType<typeof useExtras>["data"]>["extras"][number];

/** Extras of the package's own price list, such as permits and pick-ups, each with what it costs whom. */
export function ExtrasCard({ failures, onChoose }: Props) {
  const { t } = useTranslation("booking");
  const { say } = useLanguage();
  const { json } = useDraft();
  const sayFailure = useFailureText();
  const { data } = useExtras();
  if (data === undefined || data.extras.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="extras">
      <h2 className={styles.heading} id="extras">
        {t("addOns.extras")}
      </h2>
      <ul>
        {data.extras.map((extra) => (
          <li key={extra._id}>
            <div className={styles.row}>
              <div className={styles.words}>
                <Switch
                  label={say(extra.name)}
                  checked={json.extras.includes(extra._id)}
                  onChange={(chosen) => onChoose(extra._id, chosen)}
                />
                {failures[extra._id] !== undefined && (
                  <p role="alert" className="error">
                    {sayFailure(failures[extra._id])}
                  </p>
                )}
              </div>
              <ul className={styles.amounts}>
                {extra.amounts.map((amount) => (
                  <ExtraAmount
                    key={`${amount.who} ${amount.guestKind} ${amount.activity}`}
                    per={extra.per}
                    amount={amount}
                  />
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function ExtraAmount({ amount, per }: { amount: Extra["amounts"][number]; per: Extra["per"] }) {
  const { t } = useTranslation(["booking", "price"]);
  const { say } = useLanguage();
  const { who, guestKind, activityName, sen } = amount;
  const payer = [
    guestKind === null
      ? null
      : guestKind === "senior" || guestKind === "disabled"
        ? t(`price:people.${guestKind}`, { count: 1 })
        : t(`kinds.${guestKind}`),
    who === null ? null : t(`addOns.payer.${who}`),
    activityName === null ? null : say(activityName),
  ].filter((word) => word !== null);
  return (
    <li>
      {payer.length > 0 && <span className="muted">{payer.join(t("price:comma"))} </span>}
      {sen === 0 ? (
        <span className="strong">{t("addOns.free")}</span>
      ) : (
        <>
          <span className="strong">
            <Money sen={sen} converted />
          </span>{" "}
          <span className="hint">{t(`addOns.per.${per}`)}</span>
        </>
      )}
    </li>
  );
}
