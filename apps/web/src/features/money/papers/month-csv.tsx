import { useFileDownload } from "../../../business/use-file-download.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { IconDownload } from "../../../ui/icons/index.ts";
import { useLanguage } from "../../../ui/use-language.ts";
import { csvAddress } from "./calls.ts";

/** A month's papers as a file. */
export function MonthCsv({ month }: { month: string }) {
  const { t } = useTranslation("books");
  const { language } = useLanguage();
  const follow = useFileDownload();
  const save = () => follow.to("csv", csvAddress, { query: { month, language } });
  return (
    <Button kind="outline" icon={IconDownload} busy={follow.busy === "csv"} onlyReads onClick={save}>
      {t("csv")}
    </Button>
  );
}
