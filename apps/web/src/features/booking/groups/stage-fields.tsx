import { useTranslation } from "../../../i18n/use-translation.ts";
import { AmountInput, PercentInput } from "../../../ui/amount-input.tsx";
import { Button, IconButton } from "../../../ui/button.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { IconPlus, IconTrash } from "../../../ui/icons/index.ts";
import { Select } from "../../../ui/text-fields.tsx";
import styles from "./groups.module.css";
import type { GroupForm } from "./use-group-form.ts";

/** What of the group's bill is due when: a share or an amount for each day. */
export function StageFields({ form }: { form: GroupForm }) {
  const { t } = useTranslation("groups");
  const stages = form.values.stages ?? [];
  const put = (next: typeof stages) => form.set("stages", next);
  return (
    <fieldset className={styles.lines}>
      <legend className="strong">{t("form.stages")}</legend>
      <p className="hint">{t("form.stagesHint")}</p>
      {stages.map((stage, i) => {
        const byShare = !("amountSen" in stage);
        const choose = (how: "share" | "amount") => {
          const { dueOn } = stage;
          const next = how === "share" ? { dueOn, share: 3_000 } : { dueOn, amountSen: 50_000 };
          put(stages.map((other, at) => (at === i ? next : other)));
        };
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no name but its place
          <div key={i} className={styles.stage}>
            <DateField label={t("form.dueOn")} {...form.field(`stages.${i}.dueOn`)} />
            <Select<"share" | "amount">
              label={t("form.how")}
              value={byShare ? "share" : "amount"}
              onChange={choose}
              choices={(["share", "amount"] as const).map((value) => ({
                value,
                text: t(`form.hows.${value}`),
              }))}
            />
            {byShare ? (
              <PercentInput label={t("form.percent")} {...form.amount(`stages.${i}.share`)} />
            ) : (
              <AmountInput label={t("form.amount")} {...form.amount(`stages.${i}.amountSen`)} />
            )}
            <IconButton
              icon={IconTrash}
              label={t("form.removeLine")}
              onClick={() => put(stages.filter((_, at) => at !== i))}
            />
          </div>
        );
      })}
      <Button
        kind="outline"
        size="small"
        icon={IconPlus}
        onClick={() => put([...stages, { dueOn: "", share: 3_000 }])}
      >
        {t("form.addStage")}
      </Button>
    </fieldset>
  );
}
