import type { StaffId } from "@pulau/domain/ids.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { IconButton } from "../../../../ui/button.tsx";
import { IconX } from "../../../../ui/icons/index.ts";
import styles from "./crew.module.css";

type Props = {
  readonly people: readonly { readonly _id: StaffId; readonly name: string }[];
  readonly chosen: readonly StaffId[];
  readonly onChange: (chosen: readonly StaffId[]) => void;
};

/** Staff who crew a boat, each with a button to take them off. */
export function ChosenStaff({ people, chosen, onChange }: Props) {
  const { t } = useTranslation("sailings");
  if (chosen.length === 0) return null;
  const nameOf = (id: StaffId): string => people.find(({ _id }) => _id === id)?.name ?? "";
  return (
    <ul className={styles.chosen} aria-label={t("crew.label")}>
      {chosen.map((id) => (
        <li key={id}>
          <bdi>{nameOf(id)}</bdi>
          <IconButton
            icon={IconX}
            label={t("crew.remove", { name: nameOf(id) })}
            onClick={() => onChange(chosen.filter((other) => other !== id))}
          />
        </li>
      ))}
    </ul>
  );
}
