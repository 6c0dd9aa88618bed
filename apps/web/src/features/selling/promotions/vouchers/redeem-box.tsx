import { text } from "@pulau/contract/fields.ts";
import { formatRinggit } from "@pulau/domain/money/sen.ts";
import { z } from "zod";
import { type CallCode, CallFailure, type Facts } from "../../../../api/call-failure.ts";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Card, Notice } from "../../../../ui/surfaces.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useFailureText } from "../../../../ui/use-failure-text.ts";
import { useForm } from "../../../../ui/use-form.ts";
import styles from "../promotions.module.css";
import { claimVoucher, voucherPaths } from "./calls.ts";

const ofTheCode = new Set<CallCode>([
  "PROMO_UNKNOWN",
  "PROMO_GIVEN",
  "PROMO_EXPIRED",
  "PROMO_USED_UP",
  "PROMO_NOT_FOR_STAY",
]);
const Typed = z.object({ code: text(40) });

/** The resort's e-mail, chat and telephone, as the refusal of a special code names them. */
function ResortContact({ facts: { email, whatsapp, tel } }: { facts: Facts }) {
  const ways = [
    [email, `mailto:${email}`],
    [whatsapp, `https://wa.me/${String(whatsapp).replace(/\D/g, "")}`],
    [tel, `tel:${String(tel).replace(/[^\d+]/g, "")}`],
  ] as const;
  return (
    <ul>
      {ways.map(
        ([value, href]) =>
          value && (
            <li key={href}>
              <a className="link" href={href}>
                <bdi>{value}</bdi>
              </a>
            </li>
          ),
      )}
    </ul>
  );
}

/** A code that somebody was given: it becomes theirs, to pay for a stay or to give on. */
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
  const byResort =
    form.failure instanceof CallFailure && form.failure.code === "PROMO_ASK_RESORT" ? form.failure : null;
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
      {byResort && (
        <Notice tone="info" title={say(byResort)}>
          <ResortContact facts={byResort.facts} />
        </Notice>
      )}
      {form.failure !== null && refused === null && byResort === null && <ErrorState error={form.failure} />}
    </Card>
  );
}
