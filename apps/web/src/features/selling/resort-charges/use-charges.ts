import { withoutCopies } from "@pulau/domain/catalogue/missing-words.ts";
import { useSend } from "../../../api/use-call.ts";
import { useNewest } from "../../../api/use-newest.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useToast } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import { ResortCharges, resortCharges, type StoredCharges, saveResortCharges } from "./calls.ts";

/** What else a change of it makes old. */
const paths = [resortCharges.path, "/admin/api/setting-up"] as const;

/** The form of the resort's surcharges, taxes and fees. */
export function useCharges({ version, ...kept }: StoredCharges) {
  const { t } = useTranslation("charges");
  const toast = useToast();
  const send = useSend(saveResortCharges, paths);
  const newest = useNewest();
  return useForm({
    schema: ResortCharges,
    initial: withoutCopies(kept),
    versioned: {
      version,
      latest: () =>
        newest(resortCharges, {}, ({ version: now, ...values }) => ({
          values: withoutCopies(values),
          version: now,
        })),
    },
    onSubmit: async (values, options) => {
      await send.mutateAsync({ body: values, options });
      toast({ tone: "success", text: t("saved") });
    },
  });
}
export type ChargesForm = ReturnType<typeof useCharges>;
