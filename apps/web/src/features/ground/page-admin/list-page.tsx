import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useCall, useMay, useSend } from "../../../api/use-call.ts";
import { OrderButton } from "../../../business/ordering/order-button.tsx";
import { OrderDialog } from "../../../business/ordering/order-dialog.tsx";
import { nameOf } from "../../../i18n/language.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CellNote, type ListColumn } from "../../../listing/column.tsx";
import { RowsTable } from "../../../listing/rows-table.tsx";
import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { IconCheck, IconPencil, IconPlus } from "../../../ui/icons/index.ts";
import { LoadState } from "../../../ui/load-state.tsx";
import { MomentText } from "../../../ui/money-and-dates.tsx";
import { PageHead } from "../../../ui/page-head.tsx";
import { RowsSkeleton } from "../../../ui/skeletons.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import { AddDialog } from "./add-dialog.tsx";
import { orderPages, type PageRow, pages } from "./calls.ts";
import styles from "./page-admin.module.css";

/** Whether guests read a page, and whether its draft says something else. */
export function PageState({ page }: { page: PageRow }) {
  const { t } = useTranslation("texts");
  return (
    <span className={styles.chips}>
      <Chip tone={page.published ? "success" : "neutral"} {...(page.published && { icon: IconCheck })}>
        {t(page.published ? "state.published" : "state.notPublished")}
      </Chip>
      {page.changed && (
        <Chip tone="warning" icon={IconPencil}>
          {t("state.changed")}
        </Chip>
      )}
    </span>
  );
}

function useColumns(): readonly ListColumn<PageRow>[] {
  const { t } = useTranslation("texts");
  const { say } = useLanguage();
  return [
    {
      key: "title",
      head: t("columns.title"),
      cell: (page) => (
        <>
          <Link to={`/staff/pages/${page._id}`} className="link">
            {say(page.title) || page.slug}
          </Link>
          <CellNote>
            <bdi dir="ltr">/info/{page.slug}</bdi>
          </CellNote>
        </>
      ),
    },
    { key: "state", head: t("columns.state"), cell: (page) => <PageState page={page} /> },
    {
      key: "missing",
      head: t("columns.missing"),
      cell: ({ missing }) => missing.map((language) => nameOf[language]).join(", "),
    },
    { key: "place", head: t("columns.place"), cell: ({ place }) => t(`places.${place}`) },
    {
      key: "published",
      head: t("columns.published"),
      cell: ({ published }) =>
        published && (
          <>
            <MomentText moment={published.publishedAt} />
            {published.by && <CellNote>{published.by}</CellNote>}
          </>
        ),
    },
  ];
}

/** The resort's terms and pages. */
export default function PagesPage() {
  const { t } = useTranslation("texts");
  const { data, error, refetch } = useCall(pages, {});
  const [adds, setAdds] = useState(false);
  const may = useMay();
  const [mayAdd, mayWrite] = [may("settings", "create"), may("settings", "write")];
  const send = useSend(orderPages, [pages.path]);
  const { say } = useLanguage();
  const columns = useColumns();
  return (
    <div className={styles.page}>
      <PageHead title={t("title")} lead={t("lead")}>
        {mayWrite && data && data.pages.length > 1 && (
          <OrderButton>
            {(onClose) => (
              <OrderDialog
                title={t("order")}
                rows={data.pages}
                version={data.orderVersion}
                nameOf={({ title, slug }) => say(title) || slug}
                save={(pageIds, options) => send.mutateAsync({ body: { pageIds }, options })}
                onClose={onClose}
              />
            )}
          </OrderButton>
        )}
        {mayAdd && (
          <Button icon={IconPlus} onClick={() => setAdds(true)}>
            {t("add.button")}
          </Button>
        )}
      </PageHead>
      {data ? (
        <RowsTable caption={t("title")} columns={columns} rows={data.pages} rowKey={({ _id }) => _id} />
      ) : (
        <LoadState error={error} retry={refetch} what={t("waiting")}>
          <RowsSkeleton />
        </LoadState>
      )}
      {adds && <AddDialog onClose={() => setAdds(false)} />}
    </div>
  );
}
