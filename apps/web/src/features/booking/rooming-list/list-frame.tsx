import type { ReactNode } from "react";
import { isFailure } from "../../../api/call-failure.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { IconArrowLeft } from "../../../ui/icons/index.ts";
import { DayRange } from "../../../ui/money-and-dates.tsx";
import { PageTitle } from "../../../ui/site-name.tsx";
import { EmptyState, ErrorState } from "../../../ui/states.tsx";
import { VisuallyHidden } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { Skeleton, Waiting } from "../../../ui/waiting.tsx";
import type { List } from "./calls.ts";
import styles from "./rooming.module.css";

type ListQuery = { data: List | undefined; error: unknown; refetch: () => unknown };
type Props = {
  query: ListQuery;
  /** Back to the booking; whoever has only the link sees none. */
  back: string | null;
  children: (list: List) => ReactNode;
};

function Instead({ error, refetch, back }: Omit<ListQuery, "data"> & { back: string | null }) {
  const { t } = useTranslation("rooming");
  if (isFailure(error, "LINK_INVALID", "NOT_FOUND", "NOT_SIGNED_IN", "INVALID_INPUT")) {
    return (
      <EmptyState
        picture="jungle-trail"
        title={t("notFound.title")}
        act={back && <LinkButton to={back}>{t("notFound.act")}</LinkButton>}
      >
        {t(back === null ? "notFound.link" : "notFound.text")}
      </EmptyState>
    );
  }
  if (error) return <ErrorState error={error} retry={() => void refetch()} />;
  return (
    <Waiting what={t("waiting")}>
      <Skeleton height={520} radius={16} />
    </Waiting>
  );
}

/** Head and states of a rooming list's page, whoever reads it. */
export function ListFrame({ query, back, children }: Props) {
  const { t } = useTranslation("rooming");
  const { say } = useLanguage();
  const { data: list, error, refetch } = query;
  if (list === undefined) {
    return (
      <div className={styles.page}>
        <PageTitle text={t("title")} />
        <h1>
          <VisuallyHidden>{t("title")}</VisuallyHidden>
        </h1>
        <Instead error={error} refetch={refetch} back={back} />
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <PageTitle text={`${t("title")}, ${list.bookingNo}`} />
      <header className={styles.head}>
        {back && (
          <LinkButton to={back} kind="plain" size="small" className={styles.back}>
            <Icon of={IconArrowLeft} size="s" flips />
            <bdi>{t("back", { number: list.bookingNo })}</bdi>
          </LinkButton>
        )}
        <h1 className="display">{t("title")}</h1>
        <p className="muted">
          {list.bookingName}, <bdi>{list.bookingNo}</bdi>, {say(list.packageName)},{" "}
          <DayRange from={list.checkIn} to={list.checkOut} />
        </p>
        <p className="muted">{t("lead")}</p>
      </header>
      {children(list)}
    </div>
  );
}
