import {
  GivePriceList,
  givePriceListRoute,
  type PriceListRecord,
  type priceListHoldersRoute,
} from "@pulau/contract/price-lists.ts";
import type { Reply } from "@pulau/contract/route.ts";
import type { AccountId } from "@pulau/domain/ids.ts";
import { useId } from "react";
import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/choice-fields.tsx";
import { DateField } from "../../../ui/date-field.tsx";
import { FieldError } from "../../../ui/field-frame.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import styles from "./price-lists.module.css";
import { refreshes } from "./refreshes.ts";

type Holders = Reply<typeof priceListHoldersRoute>;

/** Gives a price list to agencies, for bookings from a day on. */
export function GiveForm({ list, holders }: { list: PriceListRecord; holders: Holders }) {
  const { t } = useTranslation("partners");
  const toast = useToast();
  const id = useId();
  const { mutateAsync: give } = useSend(givePriceListRoute, refreshes);
  const { today, agencies } = holders;
  const initial = { accountIds: [] as string[], from: today as string, to: "" };
  const form = useForm({
    schema: GivePriceList,
    initial,
    onSubmit: async (body) => {
      const { given } = await give({ params: { _id: list._id }, body });
      toast({ tone: "success", text: t("holders.given", { count: given }) });
      form.setValues(initial);
    },
  });
  const { accountIds } = form.values;
  const error = form.errorAt("accountIds");
  const turn = (id: AccountId, on: boolean) =>
    form.set("accountIds", on ? [...accountIds, id] : accountIds.filter((accountId) => accountId !== id));
  return (
    <form className={styles.stack} {...form.form}>
      <fieldset aria-describedby={error ? id : undefined}>
        <legend>{t("holders.give")}</legend>
        <p className="hint">{t("holders.giveHint")}</p>
        <div className={styles.agencies}>
          {agencies.map(({ accountId, name, priceList }) => (
            <Checkbox
              key={accountId}
              label={
                <>
                  <bdi>{name}</bdi>
                  {priceList !== null && (
                    <small className="hint">{t("contracts.prices", { list: priceList })}</small>
                  )}
                </>
              }
              checked={accountIds.includes(accountId)}
              onChange={(on) => turn(accountId, on)}
            />
          ))}
        </div>
        {error && <FieldError id={id}>{error}</FieldError>}
      </fieldset>
      {agencies.length === 0 && <p>{t("holders.noAgencies")}</p>}
      <div className={styles.pair}>
        <DateField label={t("contract.from")} min={today} {...form.field("from")} />
        <DateField label={t("contract.to")} hint={t("holders.toHint")} optional {...form.field("to")} />
      </div>
      {form.failure !== null && <ErrorState error={form.failure} />}
      <div>
        <Button type="submit" busy={form.busy}>
          {t("holders.giveAct")}
        </Button>
      </div>
    </form>
  );
}
