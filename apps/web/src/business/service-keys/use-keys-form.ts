import { Password } from "@pulau/contract/accounts.ts";
import { rulesOf } from "@pulau/contract/service-keys.ts";
import { useMemo } from "react";
import { z } from "zod";
import { atField } from "../../api/field-failure.ts";
import { useSend } from "../../api/use-call.ts";
import { useNewest } from "../../api/use-newest.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import { type Keys, serviceKeys, setServiceKeys } from "./calls.ts";
import type { Service } from "./service.ts";

/** What stands in the form: what can be seen as it is stored, secrets empty. */
const valuesOf = ({ sheet }: Service, { fields }: Keys) => ({
  values: Object.fromEntries(
    fields.map(({ name, shown }) => [name, sheet.fields[name]?.kind === "secret" ? "" : (shown ?? "")]),
  ),
  password: "",
});

/** A form over the keys of a service, by the rules of the environment. What is left empty of what is stored stays. */
export function useKeysForm(service: Service, keys: Keys, onDone: () => void) {
  const { t } = useTranslation("service-keys");
  const { sheet } = service;
  const toast = useToast();
  const newest = useNewest();
  const send = useSend(setServiceKeys, [serviceKeys.path, ...service.refreshes]);
  const params = { service: service.service };
  const schema = useMemo(() => {
    const isKept = (name: string) => keys.fields.some((field) => field.name === name && field.isSet);
    return z.object({ values: rulesOf(sheet, isKept), password: Password });
  }, [sheet, keys]);
  return useForm({
    schema,
    initial: valuesOf(service, keys),
    versioned: {
      version: keys.version,
      latest: async () => {
        const now = await newest(serviceKeys, { params }, (reply) => reply);
        return { values: valuesOf(service, now), version: now.version };
      },
    },
    onSubmit: async ({ values, password }, options) => {
      const sent = Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) =>
          typeof value === "string"
            ? [[name, value]]
            : sheet.fields[name]?.kind === "text"
              ? [[name, ""]]
              : [],
        ),
      );
      const body = { values: sent, password };
      await atField(
        { BAD_CREDENTIALS: ["password", "passwordWrong"] },
        send.mutateAsync({ params, body, options }),
      );
      toast({ tone: "success", text: t("saved") });
      onDone();
    },
  });
}
