import { draftsRoute } from "@pulau/contract/drafts.ts";
import { useRef } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CardList, withoutRows } from "../../../listing/card-list.tsx";
import { useListAt } from "../../../listing/use-list.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { IconPlus } from "../../../ui/icons/index.ts";
import { PageTitle } from "../../../ui/site-name.tsx";
import { DraftCard } from "./draft-card.tsx";
import styles from "./drafts.module.css";
import { DraftsShape } from "./drafts-shape.tsx";
import { draftsAddress } from "./list-address.ts";
import { useDraftCopy } from "./use-draft-copy.ts";
import { useDraftDelete } from "./use-draft-delete.ts";

export default function DraftsPage() {
  const { t } = useTranslation("drafts");
  const heading = useRef<HTMLHeadingElement>(null);
  const { hidden, remove } = useDraftDelete();
  const copy = useDraftCopy();
  const drafts = useListAt(draftsAddress, { id: "drafts", call: draftsRoute, rows: "drafts", limit: 10 });
  const list = withoutRows(drafts, ({ _id }) => hidden.has(_id));
  const total = list.data?.total ?? 0;
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
      <CardList
        list={list}
        label={t("title")}
        waiting={t("waiting")}
        shape={<DraftsShape />}
        empty={{
          picture: "island-dawn",
          title: t("empty.title"),
          text: t("empty.text"),
          act: <LinkButton to="/">{t("empty.act")}</LinkButton>,
        }}
      >
        {(shown) => (
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
      </CardList>
    </>
  );
}
