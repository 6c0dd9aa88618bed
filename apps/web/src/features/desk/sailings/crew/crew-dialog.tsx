import type { Reply } from "@pulau/contract/route.ts";
import type { sailingCrewRoute } from "@pulau/contract/sailing-crew.ts";
import { SailingCrew } from "@pulau/contract/sailing-crew.ts";
import type { StaffId } from "@pulau/domain/ids.ts";
import { z } from "zod";
import { useBackend, useCall, useSend } from "../../../../api/use-call.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { ComboField } from "../../../../ui/combo-field.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { Textarea } from "../../../../ui/text-fields.tsx";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { Skeleton } from "../../../../ui/waiting.tsx";
import { boardingPaths, type Manifest, mySailings, sailingCrew, setSailingCrew } from "../calls.ts";
import { bodyOf } from "../departure/departure-key.ts";
import { ChosenStaff } from "./chosen-staff.tsx";

type Known = Reply<typeof sailingCrewRoute>;
type Props = { readonly departure: Manifest["departure"]; readonly onClose: () => void };

/** What is typed: staff by id, everybody else a name in each line. */
const CrewForm = z.object({
  staff: SailingCrew.shape.staff,
  others: z
    .string()
    .transform((lines) =>
      lines
        .split("\n")
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .pipe(SailingCrew.shape.others),
});
const valuesOf = ({ staff, others }: SailingCrew) => ({ staff, others: others.join("\n") });

/** Who crews a boat: read anew when it opens, so that nothing of a colleague's is written over. */
export function CrewDialog({ departure, onClose }: Props) {
  const { t } = useTranslation("sailings");
  const { params, party } = bodyOf(departure);
  const { data, error, refetch } = useCall(sailingCrew, { params, query: party });
  if (data) return <CrewFields departure={departure} known={data} onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} unsaved={false} size="panel" title={t("crew.title")}>
      {error ? <ErrorState error={error} retry={() => void refetch()} /> : <Skeleton height={200} />}
    </Dialog>
  );
}

function useCrewForm({ departure, known, onClose }: Props & { readonly known: Known }) {
  const { t } = useTranslation("sailings");
  const { call } = useBackend();
  const toast = useToast();
  const { params, party } = bodyOf(departure);
  const send = useSend(setSailingCrew, [...boardingPaths, sailingCrew.path, mySailings.path]);
  return useForm({
    schema: CrewForm,
    initial: valuesOf(known),
    versioned: {
      version: known.version,
      latest: async () => {
        const now = await call(sailingCrew, { params, query: party });
        return { values: valuesOf(now), version: now.version };
      },
    },
    onSubmit: async (crew, options) => {
      await send.mutateAsync({ params, body: { ...party, ...crew }, options });
      toast({ tone: "success", text: t("crew.saved") });
      onClose();
    },
  });
}

function CrewFields(props: Props & { readonly known: Known }) {
  const { t } = useTranslation("sailings");
  const form = useCrewForm(props);
  const { staff } = form.values;
  const { people } = props.known;
  const set = (next: readonly StaffId[]) => form.set("staff", next);
  return (
    <FormDialog
      form={form}
      title={t("crew.title")}
      words={{ leave: t("harbour.leave"), save: t("crew.save") }}
      onClose={props.onClose}
    >
      <ChosenStaff people={people} chosen={staff} onChange={set} />
      <ComboField
        {...form.field("staff")}
        label={t("crew.add")}
        value=""
        onChange={(id) => set([...staff, ...people.flatMap(({ _id }) => (_id === id ? _id : []))])}
        choices={people
          .filter(({ _id }) => !staff.includes(_id))
          .map(({ _id, name }) => ({ value: String(_id), text: name }))}
        empty={t("crew.choose")}
      />
      <Textarea {...form.field("others")} label={t("crew.others")} hint={t("crew.othersHint")} rows={3} />
    </FormDialog>
  );
}
