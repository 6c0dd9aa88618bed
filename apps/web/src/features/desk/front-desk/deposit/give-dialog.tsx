import { AmountField, idOf } from "@pulau/contract/fields.ts";
import { depositTexts } from "@pulau/contract/room-deposits.ts";
import type { OutletId } from "@pulau/domain/ids.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { z } from "zod";
import { useMay, useSend } from "../../../../api/use-call.ts";
import { NoDrawer } from "../../../../business/drawer/no-drawer.tsx";
import { useHasDrawer } from "../../../../business/drawer/use-has-drawer.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { AmountInput } from "../../../../ui/amount-input.tsx";
import { Switch } from "../../../../ui/choice-fields.tsx";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { Money } from "../../../../ui/money-and-dates.tsx";
import { Select, TextInput } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { useLanguage } from "../../../../ui/use-language.ts";
import { type Deposit, type Deposits, depositPaths, giveDepositBack } from "./calls.ts";
import styles from "./deposit.module.css";

const lacks = (path: string) => ({ error: "required", path: [path] });
const schemaFor = ({ way, amountSen }: Deposit) =>
  z
    .object({
      withheld: z.boolean(),
      withheldSen: AmountField.max(amountSen, { error: "aboveDeposit" }).nullable(),
      reason: z.string().trim().max(depositTexts.reason, { error: "tooLong" }),
      outletId: idOf<OutletId>(),
      reference: z.string().trim().max(depositTexts.reference, { error: "tooLong" }),
    })
    .refine(({ withheld, withheldSen }) => !withheld || (withheldSen ?? 0) > 0, {
      error: "ringgit",
      path: ["withheldSen"],
    })
    .refine(({ withheld, reason }) => !withheld || reason !== "", lacks("reason"))
    .refine(
      ({ withheld, reference }) => reference !== "" || !(way === "terminal" || (way === "hold" && withheld)),
      lacks("reference"),
    );

type Props = {
  readonly deposit: Deposit;
  readonly outlets: Deposits["outlets"];
  readonly onClose: () => void;
};

/** Gives a deposit back, whole or but for what is withheld and why. */
export function GiveDepositDialog({ deposit, outlets, onClose }: Props) {
  const { t } = useTranslation("room-deposits");
  const { say } = useLanguage();
  const toast = useToast();
  const mayWithhold = useMay()("charges", "write") && outlets.length > 0;
  const { _id, number, way, amountSen } = deposit;
  const verb = way === "hold" ? "release" : "give";
  const send = useSend(giveDepositBack, depositPaths);
  const hasDrawer = useHasDrawer(way === "cash");
  const form = useForm({
    schema: schemaFor(deposit),
    initial: {
      withheld: false,
      withheldSen: null,
      reason: "",
      outletId: outlets[0]?._id ?? "",
      reference: "",
    },
    onSubmit: async ({ withheld, withheldSen, reason, outletId, reference }, options) => {
      const part = withheld
        ? { withheldSen: withheldSen ?? 0, reason, outletId, reference }
        : { withheldSen: 0, reference };
      const { back } = await send.mutateAsync({ params: { _id }, body: part, options });
      const amount = formatRinggit(back?.returnedSen ?? 0);
      toast({ tone: "success", text: way === "hold" ? t("doneHold") : t("done", { amount }) });
      onClose();
    },
  });
  const { withheld, withheldSen } = form.values;
  const stays = withheld && typeof withheldSen === "number" ? withheldSen : 0;
  const needsReference = way === "terminal" || (way === "hold" && withheld);
  return (
    <FormDialog
      form={form}
      title={t(`title_${verb}`, { number })}
      words={{ leave: t("cancel"), save: t(verb) }}
      onClose={onClose}
    >
      <p className={styles.returns}>
        <span>{t("returns")}</span>
        <Money sen={Math.max(0, amountSen - stays)} />
      </p>
      {mayWithhold ? (
        <Switch label={t("keepPart")} checked={withheld} onChange={(next) => form.set("withheld", next)} />
      ) : (
        <p className="hint">{t("noRight")}</p>
      )}
      {withheld && (
        <>
          <AmountInput {...form.amount("withheldSen")} label={t("withhold")} hint={t("charged")} />
          <TextInput {...form.field("reason")} label={t("withholdReason")} autoComplete="off" />
          <Select
            {...form.field("outletId")}
            label={t("outlet")}
            choices={outlets.map((outlet) => ({ value: outlet._id, text: say(outlet.name) }))}
          />
        </>
      )}
      {needsReference && (
        <TextInput
          {...form.field("reference")}
          label={t(way === "hold" ? "chargeReference" : "refundReference")}
          autoComplete="off"
        />
      )}
      {way === "cash" && !hasDrawer && <NoDrawer />}
    </FormDialog>
  );
}
