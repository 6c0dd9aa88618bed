import { draftsRoute } from "@pulau/contract/drafts.ts";
import { IconPlus } from "@tabler/icons-react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useRef } from "react";
import { useCall } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Pages } from "../../../listing/pages.tsx";
import { LinkButton } from "../../../ui/button.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import { DraftCard } from "./draft-card.tsx";
import styles from "./drafts.module.css";
import { useDraftCopy } from "./use-draft-copy.ts";
import { useDraftDelete } from "./use-draft-delete.ts";

const shapes = ["first", "second", "third"];

export default function DraftsPage() {
  const { t } = useTranslation("drafts");
  const page = useSearch({ strict: false, select: (search: { page?: number }) => search.page ?? 1 });
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch } = useCall(draftsRoute, { query: { page } }, { keepPrevious: true });
  const { hidden, remove } = useDraftDelete();
  const copy = useDraftCopy();
  const shown = data?.drafts.filter((draft) => !hidden.has(draft._id));
  const total = data && shown ? data.total - (data.drafts.length - shown.length) : 0;
  return (
    <>
      <PageTitle text={t("title")} />
      <header className={styles.head}>
        <div>
          <h1 className="display" ref={heading} tabIndex={-1}>
            {t("title")}
          </h1>
          <p className="muted">{total > 0 ? t("lead", { count: total }) : t("leadNone")}</p>
        </div>
        <LinkButton to="/" icon={IconPlus}>
          {t("newBooking")}
        </LinkButton>
      </header>
      {shown === undefined && error !== null && <ErrorState error={error} retry={refetch} />}
      {shown === undefined && error === null && (
        <Waiting what={t("waiting")}>
          <div className={styles.grid}>
            {shapes.map((shape) => (
              <Skeleton key={shape} height={430} radius={16} />
            ))}
          </div>
        </Waiting>
      )}
      {shown?.length === 0 && (
        <EmptyState
          picture="island-dawn"
          title={t("empty.title")}
          act={<LinkButton to="/">{t("empty.act")}</LinkButton>}
        >
          {t("empty.text")}
        </EmptyState>
      )}
      {shown && shown.length > 0 && (
        <ul className={styles.grid}>
          {shown.map((draft) => (
            <DraftCard
              key={draft._id}
              draft={draft}
              onCopy={() => copy(draft._id)}
              onRemove={() => {
                remove(draft._id);
                heading.current?.focus();
              }}
            />
          ))}
        </ul>
      )}
      {data && data.pages > 1 && (
        <div className={styles.pages}>
          <Pages
            {...data}
            onChange={(next) => navigate({ to: "/draft-booking/listing", search: { page: next } })}
          />
        </div>
      )}
    </>
  );
}
