import { PackageOptionBody } from "@pulau/contract/package-admin.ts";
import { noWords } from "@pulau/domain/catalogue/words.ts";
import { useSend } from "../../../../api/use-call.ts";
import { useNewest } from "../../../../api/use-newest.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useToast } from "../../../../ui/toast.tsx";
import { useRowForm } from "../../../../ui/use-row-form.ts";
import { addOption, type Option, onePackage, type Package, packagePaths, updateOption } from "../calls.ts";

const blank: PackageOptionBody = {
  activeStatus: true,
  name: noWords,
  nights: 2,
  meals: "full",
  includes: [],
  usualOptionId: null,
  addOns: [],
  transport: [],
};
const valuesOf = (option: Option): PackageOptionBody => ({
  activeStatus: option.activeStatus,
  name: option.name,
  nights: option.nights,
  meals: option.meals,
  includes: option.includes,
  usualOptionId: option.usualOptionId,
  addOns: option.addOns,
  transport: option.transport,
});

/** The form of an option, of a new one where it is null. */
export function useOptionForm(pack: Package, option: Option | null, onClose: () => void) {
  const { t } = useTranslation("catalogue");
  const toast = useToast();
  const add = useSend(addOption, packagePaths);
  const update = useSend(updateOption, packagePaths);
  const newest = useNewest();
  return useRowForm({
    schema: PackageOptionBody,
    row: option,
    blank,
    valuesOf,
    newest: (known) =>
      newest(onePackage, { params: { _id: pack._id } }, ({ options }) =>
        options.find(({ _id }) => _id === known._id),
      ),
    add: (body) => add.mutateAsync({ params: { _id: pack._id }, body }),
    change: ({ _id }, body, options) => update.mutateAsync({ params: { _id }, body, options }),
    onSaved: () => {
      onClose();
      toast({ tone: "success", text: t("saved") });
    },
  });
}
export type OptionForm = ReturnType<typeof useOptionForm>;
