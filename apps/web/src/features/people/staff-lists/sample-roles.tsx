import { addSampleRolesRoute } from "@pulau/contract/sample-roles.ts";
import { roleRecords, rolesRoute } from "@pulau/contract/staff-records.ts";
import { useMay, useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { IconButton } from "../../../ui/button.tsx";
import { IconDotsVertical, IconUsersPlus } from "../../../ui/icons/index.ts";
import { Menu } from "../../../ui/menu.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";

/** Brings back the roles that a resort begins with, where some were deleted or renamed. */
export function SampleRoles() {
  const { t } = useTranslation("records");
  const { locale } = useLanguage();
  const may = useMay();
  const toast = useToast();
  const showFailure = useFailureToast();
  const { mutateAsync: add } = useSend(addSampleRolesRoute, [rolesRoute.path, roleRecords.initial.path]);
  if (!may("users", "create")) return null;
  const listed = (names: readonly string[]) => new Intl.ListFormat(locale).format(names);
  const bringBack = () =>
    add({}).then(({ added, withheld }) => {
      if (added.length > 0)
        toast({
          tone: "success",
          text: t("role.samplesAdded", { count: added.length, names: listed(added) }),
        });
      if (withheld.length > 0)
        toast({ tone: "danger", text: t("role.samplesWithheld", { names: listed(withheld) }) });
      if (added.length === 0 && withheld.length === 0) toast({ text: t("role.samplesThere") });
    }, showFailure);
  return (
    <Menu
      trigger={(props) => <IconButton icon={IconDotsVertical} label={t("role.more")} bordered {...props} />}
      entries={[
        {
          id: "samples",
          text: t("role.addSamples"),
          icon: IconUsersPlus,
          onSelect: () => void bringBack(),
        },
      ]}
    />
  );
}
