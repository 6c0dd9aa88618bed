import type { OptionId, PersonId } from "@pulau/domain/ids.ts";
import { useState } from "react";
import { useCall, useSession } from "../../../api/use-call.ts";
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
  const personId = useWorking();
  return personId && <Loaded key={`${optionId} ${personId}`} {...{ optionId, personId }} />;
}

/** Who works here: also while nobody is signed in, until it is somebody else. */
function useWorking(): PersonId | undefined {
  const signedIn = useSession()?.record.id;
  const [last, setLast] = useState(signedIn);
  if (signedIn && signedIn !== last) setLast(signedIn);
  return signedIn ?? last;
}

function Loaded({ optionId, personId }: { optionId: OptionId; personId: PersonId }) {
  const { t } = useTranslation("prices");
  const { say } = useLanguage();
  const { editor, error, retry } = usePriceDraft({ optionId, personId });
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
