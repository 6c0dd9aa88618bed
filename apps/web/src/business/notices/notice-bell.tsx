import type { NoticeKind } from "@pulau/contract/notices.ts";
import type { NoticeId } from "@pulau/domain/ids.ts";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Button, IconButton } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { bareRinggit, partsText } from "../../ui/format.ts";
import { IconBell, IconX } from "../../ui/icons/index.ts";
import { MomentText } from "../../ui/money-and-dates.tsx";
import { ErrorState } from "../../ui/states.tsx";
import { VisuallyHidden } from "../../ui/surfaces.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import { useFailureToast } from "../../ui/use-outcome-toast.ts";
import { Skeleton } from "../../ui/waiting.tsx";
import { partsOfLink } from "../parts-of-link.ts";
import styles from "./notices.module.css";

type ShownNotice = {
  readonly _id: NoticeId;
  readonly kind: NoticeKind;
  readonly at: string;
  readonly facts: Readonly<Record<string, string | number | null>>;
  readonly link: string;
  readonly read: boolean;
};
type Marking = { act: "read" | "clear"; _id?: NoticeId };
type Props = {
  data: { readonly notices: readonly ShownNotice[]; readonly unread: number } | undefined;
  error: Error | null;
  retry: () => Promise<unknown>;
  /** Marks one as read or clears it away; all without an id. */
  mark: (marking: Marking) => Promise<unknown>;
};

/** What a notice is about, in a line: a number, a name, a sum. */
function useFacts() {
  const { language } = useLanguage();
  return ({ number, name, amountSen }: ShownNotice["facts"]): string =>
    partsText(
      [
        number ? String(number) : null,
        name ? String(name) : null,
        typeof amountSen === "number"
          ? `RM\u00A0${bareRinggit(amountSen as Parameters<typeof bareRinggit>[0])}`
          : null,
      ],
      language,
    );
}

type LineProps = { notice: ShownNotice; mark: (marking: Marking) => void; onOpen: () => void };

function Line({ notice, mark, onOpen }: LineProps) {
  const { t } = useTranslation("notices");
  const facts = useFacts();
  const { _id, kind, at, link, read } = notice;
  const title = t(`kinds.${kind}`);
  return (
    <li className={styles.line} data-unread={!read || undefined}>
      <Link
        {...partsOfLink(link)}
        onClick={() => {
          if (!read) mark({ act: "read", _id });
          onOpen();
        }}
      >
        <b>
          {title}
          {!read && <VisuallyHidden>{t("isUnread")}</VisuallyHidden>}
        </b>
        <span>
          <bdi>{facts(notice.facts)}</bdi>
          <small className="muted">
            <MomentText moment={at} />
          </small>
        </span>
      </Link>
      <IconButton icon={IconX} label={t("clear", { title })} onClick={() => mark({ act: "clear", _id })} />
    </li>
  );
}

/** The bell with the count of what is unread; it opens the list, newest first. */
export function NoticeBell({ data, error, retry, mark }: Props) {
  const { t } = useTranslation("notices");
  const [open, setOpen] = useState(false);
  const showFailure = useFailureToast();
  const send = (marking: Marking) => void mark(marking).catch(showFailure);
  const close = () => setOpen(false);
  const { notices = [], unread = 0 } = data ?? {};
  return (
    <>
      <span className={styles.bell} data-count={unread > 99 ? "99+" : unread || undefined}>
        <IconButton icon={IconBell} label={t("bell", { count: unread })} onClick={() => setOpen(true)} />
      </span>
      <Dialog open={open} onClose={close} unsaved={false} size="panel" title={t("title")}>
        {error && notices.length === 0 && <ErrorState error={error} retry={() => void retry()} />}
        {!data && !error && <Skeleton height={180} />}
        {data && notices.length === 0 && <p className="hint">{t("none")}</p>}
        {notices.length > 0 && (
          <>
            <div className={styles.acts}>
              <Button kind="soft" size="small" disabled={unread === 0} onClick={() => send({ act: "read" })}>
                {t("readAll")}
              </Button>
              <Button kind="soft" size="small" onClick={() => send({ act: "clear" })}>
                {t("clearAll")}
              </Button>
            </div>
            <ul className={styles.list}>
              {notices.map((notice) => (
                <Line key={notice._id} notice={notice} mark={send} onOpen={close} />
              ))}
            </ul>
          </>
        )}
      </Dialog>
    </>
  );
}
