import { resolve } from "node:path";
import type { Plugin } from "vite";
import * as malay from "./src/ui/headless/malay.ts";

/**
 * `import { IconBoat } from "@tabler/icons-react"` names one of five thousand modules behind a single door. Going to
 * each icon's own file spares the bundler from reading them all.
 */
export const oneFilePerIcon = (): Plugin => ({
  name: "one-file-per-icon",
  enforce: "pre",
  transform: {
    filter: { id: /\.tsx?$/, code: "@tabler/icons-react" },
    handler: (code) =>
      code.replace(/import \{([^}]+)\} from "@tabler\/icons-react";/g, (_, names: string) =>
        names
          .split(",")
          .map((name) => name.trim())
          .filter((name) => name !== "" && !name.startsWith("type "))
          .map((name) => `import ${name} from "@tabler/icons-react/dist/esm/icons/${name}.mjs";`)
          .join(""),
      ),
  },
});

const iconShape = resolve(import.meta.dirname, "src/ui/icon-shape.tsx");
const iconNode = /const __iconNode = (\[.*\]);\s*const \w+ = createReactComponent\("(outline|filled)"/;

/**
 * Of an icon of Tabler only its paths are loaded, with our own piece to draw them: its names, keys and the component
 * that could be given a title would be a third of it.
 */
export const iconsArePaths = (): Plugin => ({
  name: "icons-are-paths",
  enforce: "pre",
  transform: {
    filter: { id: /[/\\]@tabler[/\\]icons-react[/\\]dist[/\\]esm[/\\]icons[/\\]\w+\.mjs$/ },
    handler(code) {
      const [, nodes = "[]", kind] = iconNode.exec(code) ?? [];
      const parts = JSON.parse(nodes) as [tag: string, attributes: Record<string, string>][];
      if (kind === undefined || parts.some(([tag]) => tag !== "path"))
        return this.error("Tabler draws this icon in another way than by paths.");
      const drawn = parts.map(([, { key: _, d, ...more }]) =>
        JSON.stringify(Object.keys(more).length === 0 ? d : { d, ...more }),
      );
      return `import { ${kind} } from ${JSON.stringify(iconShape)};
export default /* @__PURE__ */ ${kind}(${drawn.join()});`;
    },
  },
});

const headless = resolve(import.meta.dirname, "src/ui/headless");
const ofReactAria =
  /[/\\]node_modules[/\\](react-aria|react-stately|react-aria-components)[/\\]dist[/\\]private[/\\]/;

/** Our own file in the place of one of React Aria's, each of them one function. */
const replaced = [
  { path: /[/\\]react-aria[/\\]dist[/\\]private[/\\]i18n[/\\]utils\.mjs$/, by: "direction.ts" },
  {
    path: /[/\\]react-stately[/\\]dist[/\\]private[/\\]datepicker[/\\]placeholders\.mjs$/,
    by: "placeholders.ts",
  },
] as const;

/** `calendar` of `import x from "../intl/calendar/en-US.mjs"`; the components' own dictionary has no name. */
const dictionaryIn = (code: string): { folder: string; name: string } | null => {
  const found = /from "((?:\.\.?\/)+intl(?:\/([a-z]+))?)\/en-US\.mjs"/.exec(code);
  return found?.[1] === undefined ? null : { folder: found[1], name: found[2] ?? "components" };
};

/**
 * React Aria speaks 34 languages, none of them Malay, and takes the direction of a page from its language, where ours
 * is a choice of the reader. With this it speaks our three, and asks the page for its direction.
 */
export const reactAriaInOurLanguages = (): Plugin => ({
  name: "react-aria-in-our-languages",
  enforce: "pre",
  load: {
    filter: { id: replaced.map(({ path }) => path) },
    handler(id) {
      const own = replaced.find(({ path }) => path.test(id));
      return own && `export * from ${JSON.stringify(resolve(headless, own.by))};`;
    },
  },
  transform: {
    filter: { id: /[/\\]intlStrings\.mjs$/ },
    handler(code, id) {
      const dictionary = ofReactAria.test(id) ? dictionaryIn(code) : null;
      if (dictionary === null) return null;
      const { folder, name } = dictionary;
      const own = `${name}${id.includes("react-stately") ? "Stately" : ""}`;
      // What no piece of ours says has no Malay.
      const my =
        own in malay ? `{ ${own} as my } from ${JSON.stringify(resolve(headless, "malay.ts"))}` : null;
      return `import en from "${folder}/en-US.mjs";
import cn from "${folder}/zh-CN.mjs";
${my === null ? "const my = en" : `import ${my}`};
export default { "en-US": en, "ms-MY": my, "zh-CN": cn };`;
    },
  },
});
