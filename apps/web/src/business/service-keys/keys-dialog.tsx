import { useId, useState } from "react";
import { useCall } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FormConflict } from "../../ui/form-conflict.tsx";
import { IconTrash } from "../../ui/icons/index.ts";
import { LoadState } from "../../ui/load-state.tsx";
import { MomentText } from "../../ui/money-and-dates.tsx";
import { PasswordInput } from "../../ui/password-input.tsx";
import { FormSkeleton } from "../../ui/skeletons.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { Notice } from "../../ui/surfaces.tsx";
import { ActOnKeys, type KeyAct } from "./act-on-keys.tsx";
import { type Keys, serviceKeys } from "./calls.ts";
import { EarlierKeys } from "./earlier-keys.tsx";
import { KeyField } from "./key-field.tsx";
import styles from "./keys.module.css";
import { RegisterAddress } from "./register-address.tsx";
import type { Service } from "./service.ts";
import { useKeysForm } from "./use-keys-form.ts";

type Props = { service: Service; onClose: () => void };

/** The keys of one service: what of them is set, and a form for others. They are never shown, but for their ends. */
export function KeysDialog({ service, onClose }: Props) {
  const { t } = useTranslation("service-keys");
  const { data, error, refetch } = useCall(serviceKeys, { params: { service: service.service } });
  if (data) return <KeysForm service={service} keys={data} onClose={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      size="panel"
      title={service.callbackUrl ? t("title", { name: service.name }) : service.name}
    >
      <LoadState error={error} retry={refetch} what={t("waiting")}>
        <FormSkeleton />
      </LoadState>
    </Dialog>
  );
}

function KeysForm({ service, keys, onClose }: Props & { keys: Keys }) {
  const { t } = useTranslation("service-keys");
  const form = useKeysForm(service, keys, onClose);
  const id = useId();
  const [act, setAct] = useState<KeyAct | null>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={form.dirty}
      size="panel"
      title={service.callbackUrl ? t("title", { name: service.name }) : service.name}
      acts={
        <>
          {keys.set && (
            <Button kind="danger" icon={IconTrash} onClick={() => setAct("remove")}>
              {t(service.callbackUrl ? "remove" : "mailServer.remove")}
            </Button>
          )}
          <Button kind="outline" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={id} busy={form.busy}>
            {t("save")}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.form} {...form.form}>
        {keys.unreadable && (
          <Notice tone="warning" title={t("unreadable")}>
            {t("unreadableText")}
          </Notice>
        )}
        <SetBy keys={keys} />
        <RegisterAddress service={service} />
        {Object.entries(service.sheet.fields).map(([name, field]) => (
          <KeyField
            key={name}
            field={field}
            known={keys.fields.find((known) => known.name === name)}
            control={form.field(`values.${name}`)}
          />
        ))}
        {keys.set && service.callbackUrl && <p className="muted">{t("replaced")}</p>}
        <EarlierKeys keys={keys} onForget={() => setAct("forget")} />
        <PasswordInput
          label={t("password")}
          hint={t("passwordHint")}
          autoComplete="current-password"
          {...form.field("password")}
        />
        <FormConflict form={form} />
        {form.failure !== null && <ErrorState error={form.failure} />}
      </form>
      {act && <ActOnKeys act={act} service={service} keys={keys} onClose={() => setAct(null)} />}
    </Dialog>
  );
}

/** When they were set and by whom. */
function SetBy({ keys: { set } }: { keys: Keys }) {
  const { t } = useTranslation("service-keys");
  if (!set) return null;
  return (
    <p className="muted">
      {set.by === null ? t("set") : t("setBy", { name: set.by })} <MomentText moment={set.at} />
    </p>
  );
}
