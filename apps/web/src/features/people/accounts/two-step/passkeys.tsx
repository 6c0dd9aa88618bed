import { type Passkey, removePasskeyRoute, renamePasskeyRoute } from "@pulau/contract/passkeys.ts";
import { twoStepRoute } from "@pulau/contract/two-step.ts";
import { useState } from "react";
import { knowsPasskeys } from "../../../../api/passkeys.ts";
import { useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { Button } from "../../../../ui/button.tsx";
import { MomentText } from "../../../../ui/money-and-dates.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { TextInput } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import styles from "../profile.module.css";
import { AddPasskey } from "./add-passkey.tsx";
import { PasswordFirst } from "./password-first.tsx";
import own from "./two-step.module.css";

/** One's own passkeys, with what can be done with each. */
export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useTranslation("two-step");
  const [adding, setAdding] = useState(false);
  return (
    <section className={own.part} aria-labelledby="two-step-passkeys">
      <h3 id="two-step-passkeys">{t("passkeys.title")}</h3>
      <p className="muted">{t("passkeys.lead")}</p>
      {passkeys.length > 0 && (
        <ul className={own.passkeys} aria-label={t("passkeys.list")}>
          {passkeys.map((passkey) => (
            <Line key={passkey._id} passkey={passkey} />
          ))}
        </ul>
      )}
      {adding ? (
        <AddPasskey onDone={() => setAdding(false)} onCancel={() => setAdding(false)} />
      ) : (
        <div>
          {knowsPasskeys() ? (
            <Button kind="outline" onClick={() => setAdding(true)}>
              {t("passkeys.add")}
            </Button>
          ) : (
            <p className="hint">{t("passkeys.unknown")}</p>
          )}
        </div>
      )}
    </section>
  );
}

function Line({ passkey }: { passkey: Passkey }) {
  const { t } = useTranslation("two-step");
  const [doing, setDoing] = useState<"rename" | "remove" | null>(null);
  const stop = () => setDoing(null);
  const { name, addedAt, usedAt } = passkey;
  return (
    <li>
      {doing === "rename" && <Rename passkey={passkey} onEnd={stop} />}
      {doing === "remove" && <Remove passkey={passkey} onEnd={stop} />}
      {doing === null && (
        <>
          <div>
            <p className="strong">{name}</p>
            <p className="hint">
              {t("passkeys.added")} <MomentText moment={addedAt} />
              {" · "}
              {usedAt === null ? (
                t("passkeys.neverUsed")
              ) : (
                <>
                  {t("passkeys.used")} <MomentText moment={usedAt} />
                </>
              )}
            </p>
          </div>
          <div className={own.acts}>
            <Button
              kind="outline"
              size="small"
              aria-label={t("passkeys.renameOf", { name })}
              onClick={() => setDoing("rename")}
            >
              {t("passkeys.rename")}
            </Button>
            <Button
              kind="danger"
              size="small"
              aria-label={t("passkeys.removeOf", { name })}
              onClick={() => setDoing("remove")}
            >
              {t("passkeys.remove")}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}

type Doing = { passkey: Passkey; onEnd: () => void };

function Rename({ passkey: { _id, name }, onEnd }: Doing) {
  const { t } = useTranslation("two-step");
  const { mutateAsync: rename } = useSend(renamePasskeyRoute, [twoStepRoute.path]);
  const toast = useToast();
  const form = useForm({
    schema: renamePasskeyRoute.body,
    initial: { name },
    onSubmit: async (body) => {
      await rename({ params: { _id }, body });
      toast({ tone: "success", text: t("passkeys.renamed", body) });
      onEnd();
    },
  });
  return (
    <form className={styles.form} {...form.form}>
      {form.failure !== null && <ErrorState error={form.failure} />}
      <TextInput label={t("passkeys.name")} autoComplete="off" {...form.field("name")} />
      <div className={own.acts}>
        <Button type="submit" busy={form.busy}>
          {t("passkeys.save")}
        </Button>
        <Button kind="plain" onClick={onEnd}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

function Remove({ passkey: { _id, name }, onEnd }: Doing) {
  const { t } = useTranslation("two-step");
  const { mutateAsync: remove } = useSend(removePasskeyRoute, [twoStepRoute.path]);
  const toast = useToast();
  const send = async (password: string) => {
    await remove({ params: { _id }, body: { password } });
    toast({ tone: "success", text: t("passkeys.removed", { name }) });
    onEnd();
  };
  return (
    <PasswordFirst danger act={t("passkeys.removeAct")} send={send} onCancel={onEnd}>
      <p>{t("passkeys.removeLead", { name })}</p>
    </PasswordFirst>
  );
}
