import { IconClipboardText, IconDownload } from "@tabler/icons-react";
import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isFailure } from "../../../api/call-failure.ts";
import { PasteDialog } from "../../../business/paste-dialog.tsx";
import { Button } from "../../../ui/button.tsx";
import { Switch } from "../../../ui/choice-fields.tsx";
import { Notice, Progress } from "../../../ui/surfaces.tsx";
import { useToast } from "../../../ui/toast.tsx";
import { useFailureText } from "../../../ui/use-failure-text.ts";
import { DayText } from "../../../ui/written.tsx";
import type { List } from "./calls.ts";
import { DifferenceNotice } from "./difference.tsx";
import { isSaid } from "./entries.ts";
import { ListGrid } from "./list-grid.tsx";
import { ListRival } from "./list-rival.tsx";
import styles from "./rooming.module.css";
import type { Source } from "./source.ts";
import { useEntries } from "./use-entries.ts";

type Props = { list: List; source: Source; onKept: (list: List) => void; children?: ReactNode };

/** How far the list is, and until when it can be filled in. */
function Standing({ list }: { list: List }) {
  const { t } = useTranslation("rooming");
  const { filled, persons, until, mayFill } = list;
  return (
    <div className={styles.standing}>
      <p>
        <b className="strong">{t("filled", { filled, count: persons })}</b>
      </p>
      <Progress percent={(filled / persons) * 100} label={t("filled", { filled, count: persons })} />
      <p className="hint">
        {mayFill ? (
          <>
            {t("until")} <DayText day={until} shape="weekday" />
          </>
        ) : (
          t("over")
        )}
      </p>
    </div>
  );
}

/** A rooming list to be typed, pasted or brought as a file, and kept when one says so. */
export function ListEditor({ list, source, onKept, children }: Props) {
  const { t } = useTranslation("rooming");
  const form = useEntries(list);
  const toast = useToast();
  const failureText = useFailureText();
  const [contacts, setContacts] = useState(false);
  const [pasting, setPasting] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const told = useRef<HTMLDivElement>(null);
  const keep = async (agreed: Parameters<Source["fill"]>[1]) => {
    const guests = form.read();
    if (guests === null) {
      toast({ text: t("mistakes"), tone: "danger" });
      requestAnimationFrame(() => document.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
      return;
    }
    setBusy(true);
    try {
      const now = await source.fill(guests, agreed, form.version());
      form.kept(now);
      onKept(now);
      if (now.difference) requestAnimationFrame(() => told.current?.focus());
      toast({ text: t("kept", { filled: now.filled, count: now.persons }), tone: "success" });
    } catch (thrown) {
      if (isFailure(thrown, "CHANGED_SINCE")) {
        form.meet(await source.newest(), thrown.facts);
        requestAnimationFrame(() => told.current?.focus());
        return;
      }
      if (isFailure(thrown, "INVALID_INPUT", "DRAFT_INCOMPLETE")) form.refused(thrown, guests);
      toast({ text: failureText(thrown), tone: "danger" });
    } finally {
      setBusy(false);
    }
  };
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
      toast({ text: failureText(thrown), tone: "danger" });
    }
  };
  const names = list.rooms.flatMap(({ roomNo, seats }, i) =>
    seats.map(() => roomNo || t("room", { number: i + 1 })),
  );
  return (
    <>
      <Standing list={list} />
      <div className={styles.ways}>
        {list.mayFill && (
          <Button kind="outline" icon={IconClipboardText} onClick={() => setPasting("")}>
            {t("paste.open")}
          </Button>
        )}
        <Button kind="outline" icon={IconDownload} onClick={download}>
          {t("csv")}
        </Button>
        <Switch label={t("contacts")} checked={contacts} onChange={setContacts} />
      </div>
      <div ref={told} tabIndex={-1} className={styles.told}>
        {form.rival && (
          <ListRival {...{ list, rival: form.rival }} onChoose={form.choose} onChooseAll={form.chooseAll} />
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
      <PasteDialog
        open={pasting !== null}
        text={pasting ?? ""}
        onClose={() => setPasting(null)}
        check={(text) =>
          source.check(
            text,
            form.entries.flatMap((entry, seat) => (isSaid(entry) && entry._id === null ? [seat] : [])),
          )
        }
        placeName={(seat) => names[seat] ?? ""}
        onTake={(pasted) => {
          form.take(pasted);
          setPasting(null);
          toast({ text: t("paste.taken") });
        }}
      />
    </>
  );
}
