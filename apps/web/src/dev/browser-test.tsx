import axe from "axe-core";
import type { ReactNode } from "react";
import { afterEach, expect } from "vitest";
import { cdp } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { Call } from "../api/client.ts";
import type { ActKind } from "../api/kept/outbox.ts";
import type { Session } from "../api/session.ts";
import { type Language, tagOf } from "../i18n/language.ts";
import type { Translations } from "../i18n/translations.ts";
import type { Namespace } from "../i18n/words.ts";
import "../ui/base.css";
import { Stage, startStage } from "./stage.tsx";

type Around = {
  language?: Language;
  dir?: "ltr" | "rtl";
  theme?: "light" | "dark";
  /** Words that it speaks beside those of all pieces. */
  speaks?: Namespace | readonly Namespace[];
  call?: Call;
  /** Who is signed in; nobody where nothing is said. */
  session?: Session;
  /** Acts that wait on the device, by how they are sent. */
  kinds?: Readonly<Record<string, ActKind>>;
};

const words = new Map<string, Promise<Translations>>();

/** Shows a piece alone, in a language and a direction; the page is as it was after each test. */
export async function show(piece: ReactNode, around: Around = {}) {
  const { language = "en", dir = "ltr", theme = "light", speaks, call, session, kinds } = around;
  const html = document.documentElement;
  html.lang = tagOf[language];
  html.dir = dir;
  html.dataset.theme = theme;
  const name = `${language} ${speaks}`;
  if (!words.has(name)) words.set(name, startStage(...[speaks ?? []].flat()));
  const spoken = await words.get(name);
  const stage = (shown: ReactNode) => (
    <Stage
      {...(spoken && { words: spoken })}
      {...(call && { call })}
      {...(session && { session })}
      {...(kinds && { kinds })}
    >
      <main>{shown}</main>
    </Stage>
  );
  const { rerender, ...rest } = await render(stage(piece));
  return { ...rest, rerender: (next: ReactNode) => rerender(stage(next)) };
}

type Medium = { name: "forced-colors" | "prefers-reduced-motion" | "pointer"; value: string };

/** Makes the browser say of its reader what the system would: forced colours, less motion. */
export async function emulate(...features: Medium[]): Promise<void> {
  // Of what the session can send, its type names nothing.
  const session = cdp() as unknown as {
    send: (method: string, facts: { features: Medium[] }) => Promise<unknown>;
  };
  await session.send("Emulation.setEmulatedMedia", { features });
}

/** Makes the browser's reader one with forced colours who wants no motion. */
export const emulatePlain = () =>
  emulate({ name: "forced-colors", value: "active" }, { name: "prefers-reduced-motion", value: "reduce" });

/** Whether anything on the page moves for longer than a moment, waiting aside, which never ends. */
export const expectStill = () =>
  expect(
    document.getAnimations().filter(({ effect }) => {
      const { duration, iterations } = effect?.getTiming() ?? {};
      return Number(duration) > 1 && iterations !== Number.POSITIVE_INFINITY;
    }),
  ).toEqual([]);

/** What axe finds wrong with the page as it stands, but for the rules named. */
async function faults(except: readonly string[]): Promise<string[]> {
  // What shines while it waits never ends.
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  const { violations } = await axe.run(document, {
    // A piece alone is no page.
    rules: Object.fromEntries(
      ["region", "page-has-heading-one", ...except].map((rule) => [rule, { enabled: false }]),
    ),
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

export const expectNoFaults = async (...except: string[]) => expect(await faults(except)).toEqual([]);

afterEach(async () => {
  await emulate();
  document.documentElement.dir = "ltr";
  document.documentElement.dataset.theme = "light";
});
