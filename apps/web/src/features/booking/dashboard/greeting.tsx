import { resort } from "../../../api/resort.ts";
import { useCall, useSession } from "../../../api/use-call.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Picture } from "../../../ui/picture.tsx";
import type { Stay } from "./calls.ts";
import styles from "./dashboard.module.css";
import { partOfDay, stayMoment } from "./when.ts";

/** The day's greeting over the resort's picture, with how long until the next stay. */
export function Greeting({ next }: { next: Stay | undefined }) {
  const { t } = useTranslation("dashboard");
  const session = useSession();
  const { data: house } = useCall(resort, {});
  if (!house) return null;
  const moment = next && stayMoment(next, house.today);
  return (
    <header className={styles.greeting}>
      <Picture name={house.firstPage.picture} sizes="(max-width: 1280px) 100vw, 1224px" first />
      <div>
        <h1 className="display">
          {t(`greeting.${partOfDay(new Date(), house.timeZone)}`, { name: session?.record.name ?? "" })}
        </h1>
        <p>
          {session?.accountKind === "agency"
            ? t("until.agency")
            : moment === undefined
              ? t("until.none", { resort: house.name })
              : moment.is === "ahead"
                ? t("until.ahead", { count: moment.days })
                : t(`until.${moment.is}`)}
        </p>
      </div>
    </header>
  );
}
