import { mailSheet } from "@pulau/contract/settings/mail-server.ts";
import { useState } from "react";
import { useCall, useMay } from "../../../api/use-call.ts";
import { type Keys, serviceKeys } from "../../../business/service-keys/calls.ts";
import { KeysDialog } from "../../../business/service-keys/keys-dialog.tsx";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { IconKey } from "../../../ui/icons/index.ts";
import { LoadState } from "../../../ui/load-state.tsx";
import { RowsSkeleton } from "../../../ui/skeletons.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import styles from "./settings.module.css";

/** By what the resort's mails go out, and the way to enter it. */
export function MailServer() {
  const { t } = useTranslation("service-keys");
  const may = useMay();
  const mayLook = may("payments", "read");
  return (
    <Card as="section" className={`${styles.section} ${styles.server}`} aria-labelledby="section-mail-server">
      <h2 id="section-mail-server">{t("mailServer.title")}</h2>
      {mayLook ? <StoredServer /> : <p className="muted">{t("mailServer.mayNot")}</p>}
    </Card>
  );
}

function StoredServer() {
  const { t } = useTranslation("service-keys");
  const may = useMay();
  const [open, setOpen] = useState(false);
  const { data, error, refetch } = useCall(serviceKeys, { params: { service: "mail" } });
  if (!data)
    return (
      <LoadState error={error} retry={refetch} what={t("waiting")}>
        <RowsSkeleton />
      </LoadState>
    );
  const mayWrite = (["settings", "payments", "users"] as const).every((resource) => may(resource, "write"));
  const service = { service: "mail", name: t("mailServer.title"), sheet: mailSheet, refreshes: [] };
  return (
    <>
      <State keys={data} />
      {mayWrite && !data.fromServer && (
        <div>
          <Button kind="outline" icon={IconKey} onClick={() => setOpen(true)}>
            {t(data.set ? "mailServer.change" : "mailServer.enter")}
          </Button>
        </div>
      )}
      {!mayWrite && <p className="muted">{t("mailServer.mayNot")}</p>}
      {open && <KeysDialog service={service} onClose={() => setOpen(false)} />}
    </>
  );
}

function State({ keys }: { keys: Keys }) {
  const { t } = useTranslation("service-keys");
  if (keys.fromServer) return <p>{t("mailServer.ofServer")}</p>;
  if (!keys.set) return <p>{t("mailServer.none")}</p>;
  if (keys.unreadable) return <p>{t("unreadable")}</p>;
  const shown = (name: string) => keys.fields.find((field) => field.name === name)?.shown ?? "";
  return <p>{t("mailServer.isSet", { host: shown("SMTP_HOST"), port: shown("SMTP_PORT") })}</p>;
}
