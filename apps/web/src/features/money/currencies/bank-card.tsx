import { useSend } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { IconDownload } from "../../../ui/icons/index.ts";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import { Notice } from "../../../ui/surfaces.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";
import { importRates, type LastImport, ratePaths } from "./calls.ts";

/** How the last import from Bank Negara went, and the button for another one. */
export function BankCard({ last, mayWrite }: { last: LastImport; mayWrite: boolean }) {
  const { t } = useTranslation("currencies");
  const send = useSend(importRates, ratePaths);
  const toast = useToast();
  const showFailure = useFailureToast();
  const { locale } = useLanguage();
  const take = () =>
    send
      .mutateAsync({ body: {} })
      .then(({ taken }) =>
        toast({
          tone: "success",
          text:
            taken.length > 0
              ? t("bank.taken", { codes: new Intl.ListFormat(locale).format(taken) })
              : t("bank.nothingNew"),
        }),
      )
      .catch(showFailure);
  const failed = last?.outcome === "failed";
  return (
    <Notice
      tone={failed ? "warning" : "info"}
      title={t("bank.title")}
      acts={
        mayWrite && (
          <Button kind="outline" icon={IconDownload} busy={send.isPending} onClick={take}>
            {t("bank.button")}
          </Button>
        )
      }
    >
      <p>{t("bank.daily")}</p>
      {last && (
        <p>
          {failed ? t(`bank.failed.${last.reason ?? "unreachable"}`) : t("bank.done", { count: last.taken })}{" "}
          <MomentText moment={last.at} />
        </p>
      )}
    </Notice>
  );
}
