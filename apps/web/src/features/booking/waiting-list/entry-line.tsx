import { useTranslation } from "../../../i18n/use-translation.ts";
import { LinkButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/surfaces.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import type { Entry } from "./calls.ts";
import { useWantedStayText } from "./use-wanted-stay-text.ts";
import { WaitChip } from "./wait-chip.tsx";
import styles from "./waiting.module.css";

export function EntryLine({ entry }: { entry: Entry }) {
  const { t } = useTranslation("waiting");
  const { say } = useLanguage();
  const text = useWantedStayText();
  const open = entry.state === "offered";
  return (
    <Card as="li" className={styles.line}>
      <div className={styles.top}>
        <h3>{say(entry.packageName)}</h3>
        <WaitChip state={entry.state} />
      </div>
      <p className="muted">{[...text.days(entry), text.party(entry.party)].join(" · ")}</p>
      <div className={styles.acts}>
        <LinkButton
          to="/waiting-list/$token"
          params={{ token: entry.token }}
          kind={open ? "filled" : "outline"}
          size="small"
        >
          {t(open ? "offer.accept" : "see.place")}
        </LinkButton>
      </div>
    </Card>
  );
}
