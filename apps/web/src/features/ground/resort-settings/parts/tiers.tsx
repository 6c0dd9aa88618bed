import { formatShare } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { PercentInput } from "../../../../ui/amount-input.tsx";
import { Button, IconButton } from "../../../../ui/button.tsx";
import { FieldError } from "../../../../ui/field-frame.tsx";
import { valueAt } from "../../../../ui/form-paths.ts";
import { IconPlus, IconX } from "../../../../ui/icons/index.ts";
import { TextInput } from "../../../../ui/text-fields.tsx";
import type { PartProps } from "../setting-context.ts";
import styles from "../settings.module.css";
import { useSettingText } from "../use-setting-text.ts";

const path = "policy.tiers";
type Tier = { readonly daysBefore: number | null; readonly refund: number | null };

/** How much of a price goes back by how early a stay is cancelled. After the last step nothing does. */
export function TierRows({ form, readOnly }: PartProps) {
  const { t } = useTranslation("settings");
  const text = useSettingText();
  const tiers = valueAt(form.values, path) as readonly Tier[];
  const wrong = form.errorAt(path);
  return (
    <fieldset className={styles.tiers}>
      <legend>{text(path)}</legend>
      {tiers.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place alone
        <div className={styles.tier} key={at}>
          <TextInput
            label={t("tiers.daysBefore")}
            disabled={readOnly}
            {...form.number(`${path}.${at}.daysBefore`)}
          />
          <PercentInput
            label={t("tiers.refund")}
            disabled={readOnly}
            {...form.amount(`${path}.${at}.refund`)}
          />
          {!readOnly && (
            <IconButton
              icon={IconX}
              label={t("tiers.remove", { place: at + 1 })}
              onClick={() => form.set(path, tiers.toSpliced(at, 1))}
            />
          )}
        </div>
      ))}
      {tiers.length === 0 && <p className="hint">{t("tiers.none")}</p>}
      {wrong && <FieldError>{wrong}</FieldError>}
      {!readOnly && (
        <Button
          kind="outline"
          size="small"
          icon={IconPlus}
          onClick={() => form.set(path, [...tiers, { daysBefore: null, refund: null }])}
        >
          {t("tiers.add")}
        </Button>
      )}
      <GuestsRead tiers={tiers} adminFee={valueAt(form.values, "policy.adminFee")} />
    </fieldset>
  );
}

/** The steps in the sentences that guests read before they book, while they are typed. */
function GuestsRead({ tiers, adminFee }: { tiers: readonly Tier[]; adminFee: unknown }) {
  const { t } = useTranslation(["settings", "booking"]);
  const fee = typeof adminFee === "number" ? adminFee : 0;
  const refunds = tiers
    .flatMap(({ daysBefore, refund }) =>
      typeof daysBefore === "number" && typeof refund === "number" && refund > fee
        ? [{ daysBefore, refund: refund - fee }]
        : [],
    )
    .toSorted((a, b) => b.daysBefore - a.daysBefore);
  return (
    <div className={styles.guestsRead}>
      <b>{t("tiers.guestsRead")}</b>
      <ul>
        {refunds.map(({ daysBefore, refund }) => (
          <li key={`${daysBefore} ${refund}`}>
            {t("booking:terms.tier", { count: daysBefore, share: formatShare(refund) })}
          </li>
        ))}
        <li>{t("booking:terms.later")}</li>
      </ul>
      {fee > 0 && refunds.length > 0 && <p>{t("booking:terms.fee", { share: formatShare(fee) })}</p>}
    </div>
  );
}
