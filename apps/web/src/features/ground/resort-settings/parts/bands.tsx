import { type AgeBand, type GuestKind, guestKinds } from "@pulau/domain/party/party.ts";
import { useTranslation } from "../../../../i18n/use-translation.ts";
import { FieldError } from "../../../../ui/field-frame.tsx";
import { valueAt } from "../../../../ui/form-paths.ts";
import { VisuallyHidden } from "../../../../ui/surfaces.tsx";
import { useLanguage } from "../../../../ui/use-language.ts";
import type { PartProps } from "../setting-context.ts";
import styles from "../settings.module.css";
import { useSettingText } from "../use-setting-text.ts";

type Typed = { kind: GuestKind; fromAge: unknown; toAge: unknown };
type Names = Partial<Record<GuestKind, { en: string; my: string; cn: string }>>;

const ageOf = (text: string): number | string | null => {
  const bare = text.normalize("NFKC").trim();
  if (bare === "") return null;
  return /^\d{1,3}$/.test(bare) ? Number(bare) : text;
};

function BandTable({ form, readOnly, where }: PartProps & { where: "package" | "boat" | "fee" }) {
  const { t } = useTranslation("settings");
  const text = useSettingText();
  const { say } = useLanguage();
  const path = `bands.${where}`;
  const bands = valueAt(form.values, path) as readonly Typed[];
  const names = form.values.kindNames as Names;
  /** A kind without a first age counts nowhere. */
  const change = (kind: GuestKind, part: Partial<Typed>) => {
    const all = guestKinds.flatMap((guestKind) => {
      const found = bands.find((band) => band.kind === guestKind);
      const next = guestKind === kind ? { kind, fromAge: null, toAge: null, ...found, ...part } : found;
      return next === undefined || (next.fromAge === null && next.toAge === null) ? [] : [next];
    });
    form.set(path, all as unknown as AgeBand[]);
  };
  const wrong =
    form.errorAt(path) ??
    bands.flatMap((_, at) =>
      ["fromAge", "toAge"].flatMap((part) => form.errorAt(`${path}.${at}.${part}`) ?? []),
    )[0];
  return (
    <fieldset className={styles.bands}>
      <legend>{text(path)}</legend>
      <table>
        <caption>
          <VisuallyHidden>{text(path)}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t("bands.kind")}</th>
            <th scope="col">{t("bands.from")}</th>
            <th scope="col">{t("bands.to")}</th>
          </tr>
        </thead>
        <tbody>
          {guestKinds.map((kind) => {
            const band = bands.find((band) => band.kind === kind);
            const name = names[kind] ? say(names[kind]) : kind;
            const cell = (part: "fromAge" | "toAge", label: string) => (
              <td>
                <input
                  className={styles.inline}
                  inputMode="numeric"
                  autoComplete="off"
                  name={`${path}.${kind}.${part}`}
                  aria-label={`${name}, ${label}`}
                  disabled={readOnly}
                  placeholder={part === "toAge" && band ? "–" : ""}
                  value={String(band?.[part] ?? "")}
                  onChange={(event) => change(kind, { [part]: ageOf(event.target.value) })}
                />
              </td>
            );
            return (
              <tr key={kind}>
                <th scope="row">{name}</th>
                {cell("fromAge", t("bands.from"))}
                {cell("toAge", t("bands.to"))}
              </tr>
            );
          })}
        </tbody>
      </table>
      {wrong && <FieldError>{wrong}</FieldError>}
    </fieldset>
  );
}

/** Who counts as what by age: in packages, on boats and for fees. An empty last age has no end. */
export function BandTables(props: PartProps) {
  const { t } = useTranslation("settings");
  return (
    <>
      <p className="hint">{t("bands.hint")}</p>
      {(["package", "boat", "fee"] as const).map((where) => (
        <BandTable key={where} {...props} where={where} />
      ))}
    </>
  );
}
