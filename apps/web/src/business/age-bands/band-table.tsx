import { type GuestKind, guestKinds } from "@pulau/domain/party/party.ts";
import { useTranslation } from "../../i18n/use-translation.ts";
import { FieldError } from "../../ui/field-frame.tsx";
import { VisuallyHidden } from "../../ui/surfaces.tsx";
import type { useForm } from "../../ui/use-form.ts";
import styles from "./age-bands.module.css";

/** A band as it is typed. */
type Typed = { readonly kind: GuestKind; readonly fromAge: unknown; readonly toAge: unknown };

const ageOf = (text: string): number | string | null => {
  const bare = text.normalize("NFKC").trim();
  if (bare === "") return null;
  return /^\d{1,3}$/.test(bare) ? Number(bare) : text;
};

export type BandForm = Pick<ReturnType<typeof useForm>, "values" | "set" | "errorAt">;

type Props = {
  readonly form: BandForm;
  /** Where in the form they stand. */
  readonly path: string;
  readonly bands: readonly Typed[];
  readonly legend: string;
  /** What a kind of guest is called. */
  readonly nameOf: (kind: GuestKind) => string;
  readonly readOnly: boolean;
};

/** Who counts as what by age; an empty last age has no end. Wants the words of `age-bands`. */
export function BandTable({ form, path, bands, legend, nameOf, readOnly }: Props) {
  const { t } = useTranslation("age-bands");
  /** A kind without a first age counts nowhere. */
  const change = (kind: GuestKind, part: Partial<Typed>) => {
    const all = guestKinds.flatMap((guestKind) => {
      const found = bands.find((band) => band.kind === guestKind);
      const next = guestKind === kind ? { kind, fromAge: null, toAge: null, ...found, ...part } : found;
      return next === undefined || (next.fromAge === null && next.toAge === null) ? [] : [next];
    });
    form.set(path, all);
  };
  const wrong =
    form.errorAt(path) ??
    bands.flatMap((_, at) =>
      ["fromAge", "toAge"].flatMap((part) => form.errorAt(`${path}.${at}.${part}`) ?? []),
    )[0];
  return (
    <fieldset className={styles.bands}>
      <legend>{legend}</legend>
      <table>
        <caption>
          <VisuallyHidden>{legend}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t("kind")}</th>
            <th scope="col">{t("from")}</th>
            <th scope="col">{t("to")}</th>
          </tr>
        </thead>
        <tbody>
          {guestKinds.map((kind) => {
            const band = bands.find((band) => band.kind === kind);
            const cell = (part: "fromAge" | "toAge", label: string) => (
              <td>
                <input
                  className={styles.age}
                  inputMode="numeric"
                  autoComplete="off"
                  name={`${path}.${kind}.${part}`}
                  aria-label={`${nameOf(kind)}, ${label}`}
                  disabled={readOnly}
                  placeholder={part === "toAge" && band ? "–" : ""}
                  value={String(band?.[part] ?? "")}
                  onChange={(event) => change(kind, { [part]: ageOf(event.target.value) })}
                />
              </td>
            );
            return (
              <tr key={kind}>
                <th scope="row">{nameOf(kind)}</th>
                {cell("fromAge", t("from"))}
                {cell("toAge", t("to"))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {wrong && <FieldError>{wrong}</FieldError>}
    </fieldset>
  );
}
