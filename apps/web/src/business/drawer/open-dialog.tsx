import { openShiftRoute } from "@pulau/contract/shifts.ts";
import { useSend } from "../../api/use-call.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { AmountInput } from "../../ui/amount-input.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { NumberInput } from "../../ui/number-input.tsx";
import { Notice } from "../../ui/surfaces.tsx";
import { useMoments } from "../../ui/time-zone.ts";
import { useToast } from "../../ui/toast.tsx";
import { useForm } from "../../ui/use-form.ts";
import { drawerPaths, type OwnShift, openShift } from "./calls.ts";

type Props = Pick<OwnShift, "freeDrawer" | "handOvers"> & { onClose: () => void };

/** Opens a drawer: which one, and what is in it; what the last person there left word of stands above. */
export function OpenDialog({ freeDrawer, handOvers, onClose }: Props) {
  const { t } = useTranslation("shifts");
  const { momentText } = useMoments();
  const toast = useToast();
  const send = useSend(openShift, drawerPaths);
  const form = useForm({
    schema: openShiftRoute.body,
    initial: { drawer: freeDrawer, floatSen: 0 },
    onSubmit: async (body, options) => {
      await send.mutateAsync({ body, options });
      toast({ tone: "success", text: t("opening.done", { drawer: body.drawer }) });
      onClose();
    },
  });
  const left = handOvers.filter(({ drawer }) => drawer === Number(form.values.drawer));
  return (
    <FormDialog
      form={form}
      title={t("opening.title")}
      words={{ leave: t("cancel"), save: t("opening.act") }}
      onClose={onClose}
    >
      {left.map(({ drawer, at, name, note }) => (
        <Notice key={at} title={t("opening.left", { name, drawer, at: momentText(at) })}>
          <bdi>{note}</bdi>
        </Notice>
      ))}
      <NumberInput {...form.number("drawer")} label={t("opening.drawer")} least={1} most={99} />
      <AmountInput {...form.amount("floatSen")} label={t("opening.float")} hint={t("opening.floatHint")} />
    </FormDialog>
  );
}
