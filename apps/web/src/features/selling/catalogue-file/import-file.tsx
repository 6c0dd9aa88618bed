import { useRef } from "react";
import { CallFailure } from "../../../api/call-failure.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { IconFileUpload } from "../../../ui/icons/index.ts";
import { ErrorState } from "../../../ui/states.tsx";
import { Card, Notice } from "../../../ui/surfaces.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useFailureText } from "../../../ui/use-failure-text.ts";
import styles from "./catalogue-file.module.css";
import { Changes } from "./changes.tsx";
import { Problems } from "./problems.tsx";
import { useCatalogueFile } from "./use-catalogue-file.ts";

/** Chooses a file, shows what it would change or what is wrong with it, and takes all of it or nothing. */
export function ImportFile() {
  const { t } = useTranslation("catalogue-file");
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const { file, check, failure, checking, taking, progress, look, take } = useCatalogueFile();
  const ready = check !== null && check.wrong === 0 && check.changes.length > 0;
  const go = async () => {
    if (await take()) toast({ tone: "success", text: t("import.done") });
  };
  return (
    <Card as="section" className={styles.part}>
      <h2>{t("import.title")}</h2>
      <p className="muted">{t("import.lead")}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".zip,.json,.csv,application/zip,application/json,text/csv"
        aria-label={t("import.choose")}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = "";
          if (chosen) void look(chosen);
        }}
      />
      <div className={styles.acts}>
        <Button
          kind="outline"
          icon={IconFileUpload}
          busy={checking}
          onlyReads
          onClick={() => input.current?.click()}
        >
          {t("import.choose")}
        </Button>
        {file && <bdi>{file.name}</bdi>}
      </div>
      {(checking || taking) && (
        <progress
          className={styles.progress}
          aria-label={t(taking ? "import.taking" : "import.checking")}
          {...(progress && { value: progress.done, max: progress.lines })}
        />
      )}
      <div aria-live="polite" className={styles.found}>
        {checking && <p className="muted">{t("import.checking")}</p>}
        {taking && <p className="muted">{t("import.taking")}</p>}
        {failure !== null && <Failure error={failure} />}
        {check !== null && check.wrong > 0 && (
          <Problems key={check.mark} problems={check.problems} wrong={check.wrong} />
        )}
        {check !== null && check.wrong === 0 && check.changes.length === 0 && (
          <Notice tone="success" title={t("import.same")} />
        )}
        {ready && <Changes changes={check.changes} />}
      </div>
      {ready && (
        <div className={styles.acts}>
          <Button busy={taking} onClick={() => void go()}>
            {t("import.button")}
          </Button>
          <p className="muted">{t("import.sold")}</p>
        </div>
      )}
    </Card>
  );
}

const ofTheFile = new Set(["CATALOGUE_UNREADABLE", "FILE_TOO_LARGE"]);

/** Why nothing came of it: what is wrong with the file itself, or else what went wrong. */
function Failure({ error }: { error: unknown }) {
  const { t } = useTranslation("catalogue-file");
  const say = useFailureText();
  if (!(error instanceof CallFailure && ofTheFile.has(error.code))) return <ErrorState error={error} />;
  return (
    <Notice tone="danger" title={t("import.failed")}>
      <p>{say(error)}</p>
    </Notice>
  );
}
