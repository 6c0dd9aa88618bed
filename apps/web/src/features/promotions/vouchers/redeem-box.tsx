import { text } from "@pulau/contract/fields.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { type CallCode, CallFailure } from "../../../api/call-failure.ts";
import { useSend } from "../../../api/use-call.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { TextInput } from "../../../ui/text-fields.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useFailureText } from "../../../ui/use-failure-text.ts";
import { useForm } from "../../../ui/use-form.ts";
import styles from "../promotions.module.css";
import { claimVoucher, voucherPaths } from "./calls.ts";

const ofTheCode = new Set<CallCode>(["PROMO_UNKNOWN", "PROMO_GIVEN", "PROMO_EXPIRED", "PROMO_USED_UP"]);
const Typed = z.object({ code: text(40) });

/** A code that somebody was given: it becomes theirs, to use in a booking or to put into the wallet. */
export function RedeemBox() {
  const { t } = useTranslation("promotions");
  const claim = useSend(claimVoucher, voucherPaths);
  const toast = useToast();
  const say = useFailureText();
  const form = useForm({
    schema: Typed,
    initial: { code: "" },
    onSubmit: async ({ code }) => {
      const { leftSen } = await claim.mutateAsync({ body: { code } });
      form.setValues({ code: "" });
      toast({ tone: "success", text: t("redeem.claimed", { amount: formatRinggit(leftSen) }) });
    },
  });
  // A code that can't be taken is the field's mistake; that the server can't be reached is not.
  const refused =
    form.failure instanceof CallFailure && ofTheCode.has(form.failure.code) ? form.failure : null;
  const { error, ...field } = form.field("code");
  return (
    <Card as="form" {...form.form} className={styles.redeem}>
      <TextInput
        label={t("redeem.label")}
        hint={t("redeem.hint")}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        {...field}
        error={error ?? (refused && say(refused))}
      />
      <Button type="submit" busy={form.busy}>
        {t("redeem.act")}
      </Button>
      {form.failure !== null && refused === null && <ErrorState error={form.failure} />}
    </Card>
  );
}
