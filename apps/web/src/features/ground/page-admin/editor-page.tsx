import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { useParamsAt } from "../../../shell/page-address.ts";
import { BackLink } from "../../../ui/back-link.tsx";
import { LoadState } from "../../../ui/load-state.tsx";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { FormSkeleton } from "../../../ui/skeletons.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { page } from "./calls.ts";
import { PageEditor } from "./editor.tsx";
import { PageState } from "./list-page.tsx";

/** One of the resort's pages, as it is written. */
export default function PageEditorPage() {
  const { t } = useTranslation("texts");
  const { say } = useLanguage();
  const { id: _id } = useParamsAt("/staff/pages/$id");
  const { data, error, refetch } = useCall(page, { params: { _id } });
  const title = data ? say(data.page.title) || data.page.slug : t("title");
  return (
    <>
      <PageHead
        title={title}
        back={<BackLink to="/staff/pages">{t("title")}</BackLink>}
        states={data && <PageState page={data.page} />}
        lead={
          data?.page.published ? (
            <>
              {t("state.version", { number: data.page.published.number })}{" "}
              <MomentText moment={data.page.published.publishedAt} />
            </>
          ) : null
        }
      />
      {data ? (
        <PageEditor key={_id} kept={data} />
      ) : (
        <LoadState error={error} retry={refetch} what={t("waiting")}>
          <FormSkeleton />
        </LoadState>
      )}
    </>
  );
}
