import type { OptionId } from "@pulau/domain/ids.ts";
import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../shell/page-address.ts";
import { PageTitle } from "../../../ui/site-name.tsx";
import { ErrorState } from "../../../ui/states.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { pricedOptions } from "./calls.ts";
import { usePriceDraft } from "./draft/use-price-draft.ts";
import { PriceEditorView } from "./editor.tsx";

/** The prices of one option, as a draft. */
export default function PriceEditorPage() {
  const { optionId } = useParamsAt("/staff/prices/$optionId");
  return <Loaded key={optionId} optionId={optionId} />;
}

function Loaded({ optionId }: { optionId: OptionId }) {
  const { t } = useTranslation("prices");
  const { say } = useLanguage();
  const { editor, error, retry } = usePriceDraft(optionId);
  const options = useCall(pricedOptions, {});
  const failed = error ?? options.error;
  if (failed && !editor) return <ErrorState error={failed} retry={retry} />;
  if (!editor || !options.data) {
    return (
      <Waiting what={t("title")}>
        <Skeleton height={48} />
        <Skeleton height={420} />
      </Waiting>
    );
  }
  return (
    <>
      <PageTitle text={`${t("title")}: ${say(editor.draft.option.name)}`} />
      <PriceEditorView editor={editor} optionId={optionId} options={options.data} />
    </>
  );
}
