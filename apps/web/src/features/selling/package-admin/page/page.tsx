import { useState } from "react";
import { useCall, useMay } from "../../../../api/use-call.ts";
import { sampleOfPackage } from "../../../../business/portal-places.ts";
import { SeenBeside } from "../../../../business/seen-beside.tsx";
import { useUsageText } from "../../../../business/use-usage-text.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../../shell/page-address.ts";
import { BackLink } from "../../../../ui/back-link.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Chip } from "../../../../ui/chip.tsx";
import { IconCopy, IconTrash } from "../../../../ui/icons/index.ts";
import { PageHead } from "../../../../ui/page-head.tsx";
import { FormSkeleton } from "../../../../ui/skeletons.tsx";
import { ErrorState } from "../../../../ui/states.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { Waiting } from "../../../../ui/waiting.tsx";
import { onePackage, type Package, packagePaths } from "../calls.ts";
import { DeleteDialog } from "../list/delete-dialog.tsx";
import { CopyDialog } from "../list/new-dialog.tsx";
import { PackageForm } from "./package-form.tsx";

function Head({ pack }: { pack: Package }) {
  const { t } = useTranslation("catalogue");
  const { say } = useLanguage();
  const may = useMay();
  const uses = useUsageText()(pack.uses);
  const [open, setOpen] = useState<"copy" | "delete" | null>(null);
  const close = () => setOpen(null);
  const name = say(pack.name);
  return (
    <PageHead
      title={name}
      lead={null}
      back={<BackLink to="/staff/packages">{t("packages.title")}</BackLink>}
      states={
        <>
          <Chip tone={pack.activeStatus ? "success" : "neutral"}>
            {t(pack.activeStatus ? "status.onSale" : "status.offSale")}
          </Chip>
          {uses !== "" && <span className="hint">{t("page.usedBy", { uses })}</span>}
        </>
      }
    >
      {may("rates", "create") && (
        <Button kind="outline" size="small" icon={IconCopy} onClick={() => setOpen("copy")}>
          {t("copy")}
        </Button>
      )}
      {may("rates", "delete") && (
        <Button kind="outline" size="small" icon={IconTrash} onClick={() => setOpen("delete")}>
          {t("delete")}
        </Button>
      )}
      {open === "copy" && <CopyDialog row={pack} onClose={close} />}
      {open === "delete" && <DeleteDialog row={pack} onClose={close} leaves />}
    </PageHead>
  );
}

/** One package: what guests read and see of it, its options, and where it is sold. */
export default function PackagePage() {
  const { t } = useTranslation("catalogue");
  const { id } = useParamsAt("/staff/packages/$id");
  const { data, error, refetch } = useCall(onePackage, { params: { _id: id } });
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  if (!data)
    return (
      <Waiting what={t("waiting")}>
        <FormSkeleton />
      </Waiting>
    );
  return (
    <SeenBeside isWide shown={sampleOfPackage(data._id)} saved={packagePaths}>
      <Head pack={data} />
      <PackageForm key={data._id} pack={data} />
    </SeenBeside>
  );
}
