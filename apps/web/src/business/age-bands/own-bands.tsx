import type { AgeBand } from "@pulau/domain/party/party.ts";
import { useRef } from "react";
import { useTranslation } from "../../i18n/use-translation.ts";
import { Checkbox } from "../../ui/choice-fields.tsx";
import { valueAt } from "../../ui/form-paths.ts";
import { useAgeBands } from "../use-age-bands.ts";
import styles from "./age-bands.module.css";
import { type BandForm, BandTable } from "./band-table.tsx";

type Props = {
  readonly form: BandForm;
  /** Whose ages of the resort stand where it has none of its own. */
  readonly where: "package" | "boat";
  readonly readOnly?: boolean;
};

/** The ages of one package or boat: the resort's, or its own. Wants the words of `age-bands`. */
export function OwnBands({ form, where, readOnly = false }: Props) {
  const { t } = useTranslation("age-bands");
  const usual = useAgeBands()[where].map(({ kind, fromAge, toAge }) => ({ kind, fromAge, toAge }));
  const own = valueAt(form.values, "bands") as readonly AgeBand[] | null;
  /** What was typed comes back when they are its own again. */
  const typed = useRef<readonly AgeBand[] | null>(null);
  const toggle = (isOwn: boolean) => {
    if (!isOwn) typed.current = own;
    form.set("bands", isOwn ? (typed.current ?? usual) : null);
  };
  return (
    <div className={styles.own}>
      <Checkbox label={t(`own.${where}`)} checked={own !== null} disabled={readOnly} onChange={toggle} />
      <BandTable
        form={form}
        path="bands"
        bands={own ?? usual}
        legend={t(own === null ? "resort" : "ages")}
        nameOf={(kind) => t(`kinds.${kind}`)}
        readOnly={readOnly || own === null}
      />
      <p className="hint">{t("hint")}</p>
    </div>
  );
}
