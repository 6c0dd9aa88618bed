import { readdirSync } from "node:fs";
import { basename, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { iconFile } from "./icon-file.ts";
import * as malay from "./src/ui/headless/malay.ts";

/**
 * `import { IconBoat } from "../ui/icons/index.ts"` names one of some hundred modules behind a single door. Going to each
 * icon's own file keeps the others out of the chunk that the door would be in.
 */
export const oneFilePerIcon = (): Plugin => ({
  name: "one-file-per-icon",
  enforce: "pre",
  transform: {
    filter: { id: /\/web\/src\/.*\.tsx?$/, code: "icons/index.ts" },
    handler: (code) =>
      code.replace(/import \{([^}]+)\} from "(.*\/icons\/)index\.ts";/g, (_, names: string, folder: string) =>
        (names.match(/\w+/g) ?? [])
          .map((name) => `import { ${name} } from "${folder}${iconFile(name)}";`)
          .join(""),
      ),
  },
});

/** The program that reads letters in photos: its package names it in no export. */
export const tesseractCore = {
  find: /^tesseract-core\.wasm/,
  replacement: resolve(fileURLToPath(import.meta.resolve("tesseract-wasm")), "../tesseract-core.wasm"),
};

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

/**
 * A class's name stands where it is used, and those of a style sheet that no piece uses stand nowhere. Where a piece
 * looks one up (`styles[tone]`) it needs them all, and has them as before.
 */
export const classesInPlace = (): Plugin[] => [
  {
    name: "classes-in-place",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: ".module.css" },
      handler: (code) =>
        code.replace(/\bimport (\w+)( from "[^"]+\.module\.css")/g, (whole, styles: string, from: string) =>
          new RegExp(`\\b${styles}\\b(?!\\.| from)`).test(code) ? whole : `import * as ${styles}${from}`,
        ),
    },
  },
  {
    name: "styles-without-names",
    apply: "build",
    enforce: "post",
    transform: {
      filter: { id: /\.module\.css$/ },
      // Also when all its names have gone to where they are used, its styles are needed.
      handler: (code) => ({ code, moduleSideEffects: "no-treeshake" }),
    },
  },
];

const ofReact = /[/\\]node_modules[/\\](react|react-dom|scheduler|use-sync-external-store)[/\\]/;
const production = /module\.exports = require\(["'](\.\.?\/cjs\/[\w./-]+\.production\.js)["']\)/;

const inBrowsers: Plugin["apply"] = (_, { isSsrBuild }) => isSsrBuild !== true;

/** What a CommonJS file takes and gives, as a module takes and gives it. */
function asModule(code: string): string {
  const given = new Map<string, string>();
  const imports: string[] = [];
  const body = code
    .replace(
      /^(?:var)? *(\w+) = require\("([\w-]+)"\)(?:\.(\w+))?[,;]$/gm,
      (_, name: string, from: string, part?: string) => {
        imports.push(`import ${part ? `{ ${part} as ${name} }` : `* as ${name}`} from "${from}";`);
        return "";
      },
    )
    .replace(/^exports\.(\w+) = (?!null)([A-Za-z_]\w*);$/gm, (_, name: string, own: string) => {
      given.set(name, own);
      return "";
    })
    .replace(/^exports\.\w+ =/gm, "var $&")
    .replace(/\bexports\.(\w+)/g, (_, name: string) => {
      given.set(name, `given_${name}`);
      return `given_${name}`;
    });
  if (/\brequire\(|\bexports\b/.test(body)) throw new Error("React is written in another way than it was.");
  return `${imports.join("")}${body}\nexport { ${[...given].map(([name, own]) => `${own} as ${name}`).join(", ")} };`;
}

const wholeReact = /\bimport ([\w$]+)(?:, ?(\{[^}]*\}))? ?from ?(["']react(?:-dom)?["'])/g;

/**
 * React is published in CommonJS, of which a bundler keeps every function, each behind a wrapper: `(0, react.useState)()`.
 * As modules its files are one with ours, and what nobody calls of them is not loaded.
 */
export const reactAsModules = (): Plugin[] => [
  {
    name: "react-as-modules",
    apply: inBrowsers,
    enforce: "pre",
    transform: {
      filter: { id: ofReact },
      handler(code, id) {
        const [, file] = production.exec(code) ?? [];
        if (file) return `export * from "${file}";`;
        return /\.production\.js$/.test(id) ? asModule(code) : null;
      },
    },
  },
  {
    name: "parts-of-react",
    apply: inBrowsers,
    enforce: "pre",
    transform: {
      filter: { id: /[/\\]node_modules[/\\]/, code: new RegExp(wholeReact.source) },
      handler: (code) =>
        code.replace(wholeReact, (_, whole: string, parts: string | undefined, from: string) =>
          [`import * as ${whole} from ${from}`, parts && `import ${parts} from ${from}`]
            .filter(Boolean)
            .join(";"),
        ),
    },
  },
];

/** Lists have pages here, none goes on without end: what could, is not loaded, and who asks for it is told so by the build. */
export const listsHaveAnEnd = (): Plugin => ({
  name: "lists-have-an-end",
  apply: "build",
  enforce: "pre",
  load: {
    filter: { id: /[/\\]query-core[/\\]build[/\\]modern[/\\]infiniteQueryBehavior\.js$/ },
    handler: () => "export const [infiniteQueryBehavior, hasNextPage, hasPreviousPage] = [];",
  },
  transform: {
    filter: { id: /\/web\/src\/.*\.tsx?$/, code: /InfiniteQuery/ },
    handler() {
      this.error("A list without end: leave out listsHaveAnEnd() of vite.config.ts first.");
    },
  },
});

/**
 * What the classes of a style sheet begin with, by its path under `src`: its name, and before it its folders where others have
 * the same name.
 */
export function classPrefixes(src: string): (sheet: string) => string {
  const sheets = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".module.css"),
  );
  const isAlone = (name: string) => sheets.filter((known) => basename(known) === name).length === 1;
  return (sheet) => {
    const name = basename(sheet);
    const path = isAlone(name) ? name : sheet.replace(/^features\/[a-z]+\//, "");
    return path.replace(/\.module\.css$/, "").replaceAll("/", "-");
  };
}
