import type { AuditEntry } from "@pulau/contract/audit-log.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { CellNote } from "../../../listing/column.tsx";
import { NarrowButton } from "../../../listing/narrow-button.tsx";
import type { ListPlace } from "../../../listing/use-address.ts";
import { Avatar } from "../../../ui/surfaces.tsx";
import { actWord, subjectWord } from "./act-words.ts";
import styles from "./audit-log.module.css";

type Cell = { row: AuditEntry; change: ListPlace["change"] };

/** Who did it; pressed, the log is narrowed to them. */
export function Who({ row: { person }, change }: Cell) {
  const { t } = useTranslation("audit-log");
  if (!person) return t("automatic");
  return (
    <NarrowButton onPress={() => change({ person: person._id })}>
      <span className={styles.who}>
        <Avatar name={person.name} picture={person.avatar} />
        {person.name}
      </span>
    </NarrowButton>
  );
}

/** What was done to what; pressed, the log is narrowed to that one thing. */
export function What({ row, change }: Cell) {
  const { t } = useTranslation(["audit-log", "staff"]);
  const { act, subject, subjectId, name } = row;
  const word = actWord(t, act);
  return (
    <>
      <span className="strong">{word || t("acts.other")}</span>
      {!word && <CellNote>{<bdi className={styles.value}>{act}</bdi>}</CellNote>}
      <CellNote>
        {subjectWord(t, subject) || subject}
        {subjectId && (
          <>
            {" · "}
            <NarrowButton onPress={() => change({ thing: subjectId })}>
              {name ?? subjectId.slice(0, 8)}
            </NarrowButton>
          </>
        )}
      </CellNote>
    </>
  );
}
