import type { boatsRoute } from "@pulau/contract/boats-admin.ts";
import type { pointRecords, pointsRoute } from "@pulau/contract/point-records.ts";
import { resortRoute } from "@pulau/contract/resort.ts";
import type { Reply, Sent } from "@pulau/contract/route.ts";
import { type SettingGroup, saveSettingRoutes, settingRoutes } from "@pulau/contract/settings/groups.ts";
import { savedGroups } from "@pulau/contract/settings/saved-groups.ts";
import { useState } from "react";
import type { z } from "zod";
import { inPart } from "../../../api/field-failure.ts";
import { useCall, useMay, useSend } from "../../../api/use-call.ts";
import { useNewest } from "../../../api/use-newest.ts";
import { placeOfSettings } from "../../../business/portal-places.ts";
import { SeenBeside } from "../../../business/seen-beside.tsx";
import { useTypedBeside } from "../../../business/typed-beside.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { FormFooter } from "../../../ui/form-footer.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { FormSkeleton } from "../../../ui/skeletons.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { MailServer } from "./mail-server.tsx";
import { settingSections } from "./setting-fields.ts";
import { SettingRow } from "./setting-row.tsx";
import styles from "./settings.module.css";
import { typedSettings } from "./typed-face.ts";

type Values = Record<string, unknown>;
type StoredGroup = { readonly values: Values; readonly usual: Values; readonly version: number };

/** Of a group of one setting the form's values are the parts of that, so that two people merge by its fields. */
function shapeOf(group: SettingGroup) {
  const shape = savedGroups[group].shape as Record<string, z.ZodType<Values, Values>>;
  const [[name, schema] = ["", savedGroups[group]], ...more] = Object.entries(shape);
  if (more.length > 0 || group === "taxPayer")
    return {
      schema: savedGroups[group] as unknown as z.ZodType<Values, Values>,
      inner: (values: Values) => values,
      outer: (values: Values) => values,
      wordsAt: (path: string) => path,
      atFields: <T,>(sending: Promise<T>) => sending,
    };
  return {
    schema,
    inner: (values: Values) => values[name] as Values,
    outer: (values: Values): Values => ({ [name]: values }),
    wordsAt: (path: string) => `${name}.${path}`,
    atFields: <T,>(sending: Promise<T>) => inPart(name, sending),
  };
}

/** Boats and pick-up points, which take the new name of a jetty. */
const namesJetties: readonly string[] = [
  "/admin/api/boat" satisfies (typeof boatsRoute)["path"],
  "/admin/api/transferPointsList" satisfies (typeof pointsRoute)["path"],
  "/admin/api/transferPointsList/initial-data" satisfies (typeof pointRecords)["initial"]["path"],
];

type FormProps = {
  group: SettingGroup;
  kept: StoredGroup;
  /** Told of the section that one comes to. */
  onSection: (section: string) => void;
};

function GroupForm({ group, kept, onSection }: FormProps) {
  const { t } = useTranslation("settings");
  const readOnly = !useMay()("settings", "write");
  const toast = useToast();
  // Twelve routes of one shape: each has its own path and schema, and all are sent alike.
  const route = settingRoutes[group] as (typeof settingRoutes)["limits"];
  const saving = saveSettingRoutes[group] as (typeof saveSettingRoutes)["limits"];
  const send = useSend(saving, [
    route.path,
    "/api/resort",
    "/api/island",
    ...(group === "resort" ? namesJetties : []),
  ]);
  const newest = useNewest();
  const { data: resort } = useCall(resortRoute, {});
  const { schema, inner, outer, wordsAt, atFields } = shapeOf(group);
  const latest = async () => {
    const now = await newest(route, {}, (reply) => reply as unknown as StoredGroup);
    return { values: inner(now.values), version: now.version };
  };
  const form = useForm({
    schema,
    initial: inner(kept.values),
    versioned: { version: kept.version, latest },
    onSubmit: async (values, options) => {
      await atFields(send.mutateAsync({ body: outer(values) as Sent<typeof saving>["body"], options }));
      toast({ tone: "success", text: t("saved") });
    },
  });
  useTypedBeside(form.dirty ? outer(form.values) : null, (values) =>
    typedSettings(group, values, resort?.pages ?? []),
  );
  const about = { group, form, usual: inner(kept.usual), readOnly, wordsAt };
  return (
    <form className={styles.form} {...form.form}>
      {settingSections[group].map(({ key, fields }) => (
        <Card
          as="section"
          key={key}
          className={styles.section}
          aria-labelledby={`section-${key}`}
          onFocus={() => onSection(key)}
        >
          <h2 id={`section-${key}`}>{t(`sections.${key}` as "sections.names")}</h2>
          {fields.map((field) => (
            <SettingRow key={field.at} {...about} field={field} />
          ))}
        </Card>
      ))}
      <FormFooter form={form} sticky save={t("save")} readOnly={readOnly && t("readOnly")} />
    </form>
  );
}

/** One group of the resort's settings, with what guests see of it beside it. */
export function GroupPage({ group }: { group: SettingGroup }) {
  const { t } = useTranslation("settings");
  const route = settingRoutes[group] as (typeof settingRoutes)["limits"];
  const { data, error, refetch } = useCall(route, {});
  const resort = useCall(resortRoute, {});
  const [section, setSection] = useState<string>();
  return (
    <SeenBeside shown={placeOfSettings(group, resort.data?.pages ?? [], section)} saved={[route.path]}>
      <PageHead
        title={t(`groups.${group}.title`)}
        back={<BackLink to="/staff/settings">{t("title")}</BackLink>}
        lead={t(`groups.${group}.lead`)}
      />
      {group === "mail" && <MailServer />}
      {data ? (
        <GroupForm
          key={group}
          group={group}
          onSection={setSection}
          kept={data as unknown as StoredGroup & Reply<typeof route>}
        />
      ) : (
        <LoadState error={error} retry={refetch} what={t("waiting")}>
          <FormSkeleton />
        </LoadState>
      )}
    </SeenBeside>
  );
}
