import { createInstance } from "i18next";
import { describe, expect, it } from "vitest";
import { languages, tagOf } from "./language.ts";
import { translate, type WordTree } from "./translate.ts";
import { Translations } from "./translations.ts";

const files = import.meta.glob<{ default: WordTree }>(["./{en,my,cn}/**/*.ts", "!./*/first.ts"], {
  eager: true,
});

/** All words of a language by namespace. */
const wordsOf = (language: string) =>
  Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(`./${language}/`))
      .map(([path, file]) => [path.split("/").at(-1)?.replace(".ts", "") ?? "", file.default]),
  );

const keysOf = (tree: WordTree, prefix = ""): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === "string" || Array.isArray(value)
      ? [prefix + key]
      : keysOf(value as WordTree, `${prefix}${key}.`),
  );

/** Something else for each name that any text is filled in with, but for the count. */
const anyValues = (texts: string) => {
  const names = [...texts.matchAll(/\{\{\s*(?!count\b)(\w+)/g)].map(([, name = ""]) => name);
  return Object.fromEntries(names.map((name, i) => [name, i % 2 ? `<${name} & {{${name}}}>` : 1_000 + i]));
};

describe.each(languages)("every text in %s", (language) => {
  it("is what i18next says, whatever it is filled in with", async () => {
    const words = wordsOf(language);
    const tag = tagOf[language];
    const model = createInstance();
    await model.init({
      lng: tag,
      fallbackLng: false,
      resources: { [tag]: words },
      interpolation: { escapeValue: false },
      returnNull: false,
    });
    let translated = 0;
    for (const [namespace, tree] of Object.entries(words)) {
      const theirs = model.getFixedT(tag, namespace as "shell") as unknown as (
        key: string,
        values: object,
      ) => unknown;
      const dictionary = { tag, namespaces: [namespace], find: (name: string) => words[name] };
      const values = anyValues(JSON.stringify(tree));
      for (const key of keysOf(tree)) {
        const stem = key.replace(/_(one|other|now|by)$/, "");
        for (const count of [0, 1, 2, 1_234.5]) {
          const all = { ...values, count, returnObjects: true };
          expect(translate(dictionary, key, all), `${namespace}:${key}`).toEqual(theirs(key, all));
          expect(translate(dictionary, stem, all), `${namespace}:${stem}`).toEqual(theirs(stem, all));
          translated += 2;
        }
      }
    }
    expect(translated).toBeGreaterThan(10_000);
  });
});

const tree = {
  day_one: "{{count}} day",
  day_other: "{{count, number}} days",
  due: "due",
  due_by: "due by {{day}}",
};
const dictionary = {
  tag: "en",
  namespaces: ["other", "trips"],
  find: (name: string) => (name === "trips" ? tree : undefined),
};

describe("a text", () => {
  it.each([
    ["day", { count: 1 }, "1 day"],
    ["day", { count: 12_000 }, "12,000 days"],
    ["due", {}, "due"],
    ["due", { context: "by", day: "Friday" }, "due by Friday"],
    ["due", { context: "now" }, "due"],
    ["trips:due", {}, "due"],
    ["trips:gone", {}, "gone"],
    ["gone", { defaultValue: "{{day}} is gone", day: "Friday" }, "Friday is gone"],
    ["constructor", {}, "constructor"],
  ])("%s %j", (key, values, text) => {
    expect(translate(dictionary, key, values)).toBe(text);
  });
});

describe("the words of a page", () => {
  const english = { title: "Trips" };
  const load = (tag: string, namespace: string) =>
    namespace === "home" && tag === "ms"
      ? Promise.reject(new Error("offline"))
      : Promise.resolve({ title: `${namespace} in ${tag}` });

  it("are brought once, and told as they come", async () => {
    const words = new Translations("en", load);
    let notified = 0;
    const stop = words.subscribe(() => notified++);
    expect(words.exists("trips:title")).toBe(false);
    words.add("en", "trips", english);
    await words.bring(["trips", "ui"]);
    expect([notified, words.say("trips")("title" as never), words.say("ui")("title" as never)]).toEqual([
      2,
      "Trips",
      "ui in en",
    ]);
    stop();
    await words.bring(["booking"]);
    expect(notified).toBe(2);
  });

  it("are the first of several keys that has a text, or what stands in for it", () => {
    const words = new Translations("en", load);
    words.add("en", "trips", english);
    const say = words.say("trips") as unknown as (key: string | string[], other?: string) => string;
    expect(say(["gone", "title"], "none")).toBe("Trips");
    expect(say(["gone", "lost"], "none")).toBe("none");
    expect(say("gone", "")).toBe("");
  });

  it("change their language once all of them are there", async () => {
    const words = new Translations("en", load);
    await words.bring(["trips"]);
    await words.change("ms");
    expect([words.language, words.say("trips")("title" as never)]).toEqual(["ms", "trips in ms"]);
    await words.change("en");
    await words.bring(["home"]);
    await expect(words.change("ms")).rejects.toThrow("offline");
    expect([words.language, words.say("home")("title" as never)]).toEqual(["en", "home in en"]);
    expect(words.say("trips", { tag: "ms" })("title" as never)).toBe("trips in ms");
  });
});
