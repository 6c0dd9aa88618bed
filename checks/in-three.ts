import { parseSync, Visitor } from "oxc-parser";
import type { Source } from "./arrows.ts";

export type TextInThree = {
  readonly line: number;
  readonly en: string;
  readonly my: string;
  readonly cn: string;
};

const languages = ["en", "my", "cn"] as const;
type Tree = { readonly type?: string; readonly [part: string]: unknown };

/** The texts of a file that stand in three languages beside one another, as `{ en, my, cn }`, without what fills them in. */
export function textsInThree({ path, text }: Source): TextInThree[] {
  if (!languages.every((language) => new RegExp(`\\b${language}:`).test(text))) return [];
  const found: TextInThree[] = [];
  new Visitor({
    ObjectExpression: (node) => {
      const byName = new Map(
        node.properties.flatMap((property) =>
          property.type === "Property" && property.key.type === "Identifier"
            ? [[property.key.name, wordsOf(property.value as unknown as Tree)] as const]
            : [],
        ),
      );
      const [en = "", my = "", cn = ""] = languages.map((language) => byName.get(language));
      if (en && my && cn) found.push({ line: text.slice(0, node.start).split("\n").length, en, my, cn });
    },
  }).visit(parseSync(path, text).program);
  return found;
}

/** All that is said within an expression. */
function wordsOf(part: unknown): string {
  if (Array.isArray(part)) return joined(part);
  if (typeof part !== "object" || part === null) return "";
  const node = part as Tree;
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : "";
  if (node.type === "TemplateElement") return (node.value as { readonly cooked: string }).cooked;
  return joined(Object.values(node));
}

/** Texts that stand beside one another make no words together. */
const joined = (parts: readonly unknown[]): string =>
  parts
    .map(wordsOf)
    .filter((text) => text !== "")
    .join(" · ");
