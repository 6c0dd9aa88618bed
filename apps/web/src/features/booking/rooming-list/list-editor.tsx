import { type ReactNode, useState } from "react";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Button } from "../../../ui/button.tsx";
import { Switch } from "../../../ui/choice-fields.tsx";
import { IconClipboardText, IconDownload } from "../../../ui/icons/index.ts";
import { Notice } from "../../../ui/surfaces.tsx";
import { useFailureToast } from "../../../ui/use-outcome-toast.ts";
import type { List } from "./calls.ts";
import { DifferenceNotice } from "./difference.tsx";
import { ListConflict } from "./list-conflict.tsx";
import { ListGrid } from "./list-grid.tsx";
import { ListStatus } from "./list-status.tsx";
import { PasteGuests } from "./paste-guests.tsx";
import styles from "./rooming.module.css";
import type { Source } from "./source.ts";
import { useEntries } from "./use-entries.ts";
import { useKeepList } from "./use-keep-list.ts";

type Props = { list: List; source: Source; onKept: (list: List) => void; children?: ReactNode };

/** A rooming list to be typed, pasted or brought as a file, and kept when one says so. */
export function ListEditor({ list, source, onKept, children }: Props) {
  const { t } = useTranslation("rooming");
  const form = useEntries(list);
  const showFailure = useFailureToast();
  const [contacts, setContacts] = useState(false);
  const [pasting, setPasting] = useState<string | null>(null);
  const { keep, busy, notice } = useKeepList({ form, source, onKept });
  const { difference } = list;
  const agree =
    difference?.after && source.mayAgree
      ? () => keep({ agreedTotalSen: difference.after?.totalSen ?? 0, agreedRefundSen: difference.refundSen })
      : null;
  const waits = list.rooms.some(({ seats }) =>
    seats.some(({ guest }) => guest?.missing.includes("otherKind")),
  );
  const download = async () => {
    try {
      window.location.assign(await source.csv());
    } catch (thrown) {
      showFailure(thrown);
    }
  };
  return (
    <>
      <ListStatus list={list} />
      <div className={styles.ways}>
        {list.mayFill && (
          <Button kind="outline" icon={IconClipboardText} onClick={() => setPasting("")}>
            {t("paste.open")}
          </Button>
        )}
        <Button kind="outline" icon={IconDownload} onClick={download}>
          {t("csv")}
        </Button>
        <Switch onlyReads label={t("contacts")} checked={contacts} onChange={setContacts} />
      </div>
      <div ref={notice} tabIndex={-1} className={styles.notice}>
        {form.rival && (
          <ListConflict
            {...{ list, rival: form.rival }}
            onChoose={form.choose}
            onChooseAll={form.chooseAll}
          />
        )}
        {difference && <DifferenceNotice difference={difference} busy={busy} onAgree={agree} />}
      </div>
      {difference === null && waits && <Notice tone="warning">{t("otherKinds")}</Notice>}
      <ListGrid
        list={list}
        entries={form.entries}
        mistakes={form.mistakes}
        contacts={contacts}
        onChange={form.change}
        onLeave={form.leave}
        onPasteTable={setPasting}
      />
      {list.mayFill && (
        <div className={styles.bar}>
          <span className="muted">{form.dirty ? t("unsaved") : t("saved")}</span>
          <Button busy={busy} onClick={() => keep(null)}>
            {t("keep")}
          </Button>
        </div>
      )}
      {children}
      <PasteGuests {...{ list, source, form }} text={pasting} onClose={() => setPasting(null)} />
    </>
  );
}
