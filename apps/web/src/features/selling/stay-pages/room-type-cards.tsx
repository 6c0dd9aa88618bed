import type { RoomTypeCard } from "@pulau/contract/stay-pages.ts";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Picture } from "../../../ui/picture.tsx";
import { useLanguage } from "../../../ui/use-language.ts";
import styles from "./stay-pages.module.css";

/** Room types, each with the way to its page. */
export function RoomTypeCards({ types }: { types: readonly RoomTypeCard[] }) {
  const { t } = useTranslation("stay-pages");
  const { say } = useLanguage();
  return (
    <ul className={styles.cards}>
      {types.map(({ _id, slug, name, summary, picture, sizeSqm, minPax, maxPax }) => (
        <li key={_id} className={styles.card}>
          <Picture name={picture} sizes="(min-width: 760px) 300px, 100vw" />
          <div className={styles.cardBody}>
            <h3 className="display">
              <Link to="/rooms/$slug" params={{ slug }} className={styles.cardLink}>
                {say(name)}
              </Link>
            </h3>
            <p className="hint">{t("rooms.facts", { size: sizeSqm, least: minPax, most: maxPax })}</p>
            <p className="muted">{say(summary)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
