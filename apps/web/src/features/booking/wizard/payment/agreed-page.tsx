import type { PageVersionId } from "@pulau/domain/ids.ts";
import { useCall } from "../../../../api/use-call.ts";
import PageText from "../../../../business/page-text.tsx";
import { languages, tagOf } from "../../../../i18n/language.ts";
import { ErrorState } from "../../../../ui/states.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import { pageVersion } from "../calls.ts";

/** One of the resort's terms, in the very version that the booking will keep. */
export default function AgreedPage({ versionId }: { versionId: PageVersionId }) {
  const { language } = useLanguage();
  const { data, error, refetch } = useCall(pageVersion, { params: { _id: versionId } });
  if (data === undefined) return error && <ErrorState error={error} retry={() => void refetch()} />;
  const readIn = [language, ...languages].find((code) => data.body[code].trim()) ?? language;
  return (
    <PageText text={data.body[readIn]} lang={readIn === language ? undefined : tagOf[readIn]} level={3} />
  );
}
