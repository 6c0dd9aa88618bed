import type { Reply } from "@pulau/contract/route.ts";
import { type beginTwoStepRoute, confirmTwoStepRoute } from "@pulau/contract/two-step.ts";
import { atField } from "../../../../api/field-failure.ts";
import { useSend } from "../../../../api/use-call.ts";
import QrCode from "../../../../business/qr-code.tsx";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import styles from "../profile.module.css";
import own from "./two-step.module.css";

type Props = {
  secret: Reply<typeof beginTwoStepRoute>;
  onDone: (recoveryCodes: readonly string[]) => void;
};

/** A new secret as a picture, a text and a link, and the code that shows that the app has it. */
export function ScanSecret({ secret: { secret, address }, onDone }: Props) {
  const { t } = useTranslation("two-step");
  const { mutateAsync: send } = useSend(confirmTwoStepRoute);
  const form = useForm({
    schema: confirmTwoStepRoute.body,
    initial: { code: "" },
    onSubmit: async (body) => {
      const { recoveryCodes } = await atField({ TWO_STEP_WRONG: ["code", "twoStepWrong"] }, send({ body }));
      onDone(recoveryCodes);
    },
  });
  return (
    <form className={styles.form} {...form.form}>
      {form.failure !== null && <ErrorState error={form.failure} />}
      <p>{t("scan.lead")}</p>
      <QrCode text={address} label={t("scan.picture")} />
      <div>
        <p className="hint">{t("scan.typed")}</p>
        <bdi className={own.key} dir="ltr">
          {secret.replace(/(.{4})(?=.)/g, "$1 ")}
        </bdi>
        <a className="link" href={address}>
          {t("scan.open")}
        </a>
      </div>
      <TextInput
        label={t("scan.code")}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.field("code")}
      />
      <div>
        <Button type="submit" busy={form.busy}>
          {t("scan.act")}
        </Button>
      </div>
    </form>
  );
}
