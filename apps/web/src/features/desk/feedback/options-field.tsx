import { type AnswerKind, offersChoices } from "@pulau/domain/feedback/answers.ts";
import { useState } from "react";
import type { RecordForm } from "../../../business/records/record-field.ts";
import { languages, nameOf, tagOf } from "../../../i18n/language.ts";
import { useTranslation } from "../../../i18n/use-translation.ts";
import { Textarea } from "../../../ui/text-fields.tsx";

type Option = { readonly en: string; readonly my: string; readonly cn: string };
type Lines = Readonly<Record<keyof Option, string>>;

const linesOf = (options: readonly Option[]): Lines => ({
  en: options.map(({ en }) => en).join("\n"),
  my: options.map(({ my }) => my).join("\n"),
  cn: options.map(({ cn }) => cn).join("\n"),
});

/** The choices that the lines name; English leads, and stands where a translation is missing. */
function optionsOf({ en, my, cn }: Lines): Option[] {
  const [others, chinese] = [my.split("\n"), cn.split("\n")];
  return en.split("\n").flatMap((line, at) => {
    const text = line.trim();
    return text === "" ? [] : [{ en: text, my: others[at]?.trim() ?? "", cn: chinese[at]?.trim() ?? "" }];
  });
}

/** What guests can choose: one choice a line, in each language; only of the kinds that offer choices. */
export function OptionsField({ form }: { form: RecordForm }) {
  const { t } = useTranslation("records");
  const { kind, options } = form.values as { kind: AnswerKind; options: readonly Option[] };
  const [lines, setLines] = useState(() => linesOf(options));
  if (!offersChoices(kind)) return null;
  const change = (next: Lines) => {
    setLines(next);
    form.set("options", optionsOf(next));
  };
  return languages.map((language) => (
    <Textarea
      key={language}
      label={`${t("fields.options")} (${nameOf[language]})`}
      lang={tagOf[language]}
      {...(language === "en" && { hint: t("fields.optionsHint"), error: form.errorAt("options") })}
      optional={language !== "en"}
      rows={4}
      value={lines[language]}
      onChange={(text) => change({ ...lines, [language]: text })}
    />
  ));
}
