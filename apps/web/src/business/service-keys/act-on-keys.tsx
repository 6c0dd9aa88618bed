import { useSend } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useToast } from "../../ui/toast.tsx";
import { forgetEarlierKeys, type Keys, removeServiceKeys, serviceKeys } from "./calls.ts";
import { PasswordDialog } from "./password-dialog.tsx";
import type { Service } from "./service.ts";

/** What ends keys: those that count, or those of before. */
export type KeyAct = "remove" | "forget";

const routes = { remove: removeServiceKeys, forget: forgetEarlierKeys } as const;

type Props = { act: KeyAct; service: Service; keys: Keys; onClose: () => void };

export function ActOnKeys({ act, service, keys, onClose }: Props) {
  const { t } = useTranslation("service-keys");
  const toast = useToast();
  // Both are sent alike.
  const route = routes[act] as typeof removeServiceKeys;
  const send = useSend(route, [serviceKeys.path, ...service.refreshes]);
  const { name } = service;
  return (
    <PasswordDialog
      title={service.callbackUrl ? t(`${act}Title`, { name }) : t("mailServer.removeTitle")}
      agree={t(service.callbackUrl ? act : "mailServer.remove")}
      send={(password) =>
        send.mutateAsync({
          params: { service: service.service },
          body: { password },
          options: { ifMatch: keys.version },
        })
      }
      onDone={() => {
        toast({ tone: "success", text: t(`${act}Done`) });
        onClose();
      }}
      onClose={onClose}
    >
      <p>{t(service.callbackUrl ? `${act}Text` : "removeMailText")}</p>
    </PasswordDialog>
  );
}
