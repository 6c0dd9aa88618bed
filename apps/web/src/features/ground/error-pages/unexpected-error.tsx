import type { ErrorComponentProps } from "@tanstack/react-router";
import { CallFailure } from "../../../api/call-failure.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { useFailureText } from "../../../ui/use-failure-text.ts";
import { PlainPage } from "./plain-page.tsx";

/** What stands where a page broke. A refused call says its own sentence and its number. */
export function UnexpectedErrorPage({ error }: ErrorComponentProps) {
  const { t } = useTranslation(["error-pages", "ui"]);
  const say = useFailureText();
  const failure = error instanceof CallFailure ? error : null;
  return (
    <PlainPage
      picture="chalet-over-water"
      title={t("error-pages:broken.title")}
      act={<Button onClick={() => location.reload()}>{t("error-pages:broken.act")}</Button>}
    >
      <p>{failure === null ? t("error-pages:broken.text") : say(failure)}</p>
      {failure?.requestId && (
        <p className="hint">
          {t("ui:error.quote")} <bdi>{failure.requestId}</bdi>
        </p>
      )}
    </PlainPage>
  );
}
