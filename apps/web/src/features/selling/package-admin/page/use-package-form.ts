import { PackageBody } from "@pulau/contract/package-admin.ts";
import { useSend } from "../../../../api/use-call.ts";
import { useNewest } from "../../../../api/use-newest.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { useForm } from "../../../../ui/use-form.ts";
import { onePackage, type Package, packagePaths, updatePackage } from "../calls.ts";

const valuesOf = (pack: Package): PackageBody => ({
  activeStatus: pack.activeStatus,
  code: pack.code,
  type: pack.type,
  name: pack.name,
  summary: pack.summary,
  pictures: pack.pictures,
  soldAhead: pack.soldAhead,
  transport: pack.transport,
  bands: pack.bands,
  optionIds: pack.options.map(({ _id }) => _id),
});

/** A package's form, saved whole with the version that it shows. */
export function usePackageForm(pack: Package) {
  const { t } = useTranslation("catalogue");
  const toast = useToast();
  const send = useSend(updatePackage, packagePaths);
  const newest = useNewest();
  const params = { _id: pack._id };
  return useForm({
    schema: PackageBody,
    initial: valuesOf(pack),
    versioned: {
      version: pack.version,
      latest: async () => {
        const now = await newest(onePackage, { params }, (found) => found);
        return { values: valuesOf(now), version: now.version };
      },
    },
    onSubmit: async (body, options) => {
      await send.mutateAsync({ params, body, options });
      toast({ tone: "success", text: t("saved") });
    },
  });
}
export type PackageFormState = ReturnType<typeof usePackageForm>;

/** What each part of the page takes. */
export type PackagePart = {
  readonly form: PackageFormState;
  readonly pack: Package;
  /** Who looks may not change it. */
  readonly disabled: boolean;
};
