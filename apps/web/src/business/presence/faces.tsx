import { useTranslation } from "../../i18n/use-translation.ts";
import { listText } from "../../ui/format.ts";
import { Avatar, VisuallyHidden } from "../../ui/surfaces.tsx";
import { useLanguage } from "../../ui/use-language.ts";
import styles from "./faces.module.css";
import { distinctPeople, type Person } from "./use-presence.ts";

/** So many are drawn; of the others there is a number. */
const mostDrawn = 4;

/** Colleagues who have the same open: their letters, and their names for who points at them or listens. */
export function Faces({ people }: { readonly people: readonly Person[] }) {
  const { t } = useTranslation("presence");
  const { language } = useLanguage();
  const present = distinctPeople(people);
  if (present.length === 0) return null;
  const names = listText(
    present.map(({ name }) => name),
    language,
  );
  const says = t("here", { names, count: present.length });
  return (
    <span className={styles.faces} data-tip={says}>
      {present.slice(0, mostDrawn).map(({ staffId, name }) => (
        <Avatar key={staffId} name={name} />
      ))}
      {present.length > mostDrawn && (
        <span aria-hidden="true" className={styles.more}>
          +{present.length - mostDrawn}
        </span>
      )}
      <VisuallyHidden>
        <span role="status">{says}</span>
      </VisuallyHidden>
    </span>
  );
}
