import { describe, expect, it } from "vitest";
import { emulatePlain, show } from "./browser-test.tsx";
import { likeUnchosen, moving, notMirrored, withoutEdge, withoutRing } from "./trials/aspects.ts";
import { fieldTrials } from "./trials/fields.tsx";
import { listTrials } from "./trials/lists.tsx";
import { surfaceTrials } from "./trials/surfaces.tsx";
import { isShown, ownStops, type Trial } from "./trials/trial.ts";

const trials: readonly Trial[] = [...fieldTrials, ...surfaceTrials, ...listTrials];

const files = import.meta.glob(["../ui/*.tsx", "../listing/**/*.tsx", "!../**/*.test.tsx"], {
  eager: true,
}) as Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** All components that files of `ui/` and `listing/` export, by name. */
const pieces = Object.entries(files).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter(([name, piece]) => /^([A-Z][a-z]|default)/.test(name) && /^(function|object)$/.test(typeof piece))
    .map(([name, piece]) => ({
      name: name === "default" ? (piece as { name: string }).name : name,
      file,
      piece,
    })),
);
const nameOf = (piece: unknown) => pieces.find((exported) => exported.piece === piece)?.name ?? "?";
const namesOf = ({ pieces: tried }: Trial) => tried.map(([piece]) => nameOf(piece)).join(", ");

async function start({ shows, around, ready }: Trial) {
  await emulatePlain();
  await show(shows, { dir: "rtl", ...around });
  await ready?.();
}

describe("every piece of ui and listing", () => {
  it("is tried, each by its own name", () => {
    const tried = new Set(trials.flatMap((trial) => trial.pieces.map(([piece]) => piece)));
    expect(pieces.length).toBeGreaterThan(80);
    expect(
      pieces.filter(({ piece }) => !tried.has(piece)).map(({ file, name }) => `${file}: ${name}`),
    ).toEqual([]);
    expect(trials.map(namesOf).filter((names) => names.includes("?"))).toEqual([]);
  });
});

describe.each(trials.map((trial) => [namesOf(trial), trial] as const))("%s", (_, trial) => {
  const shown = trial.pieces.flatMap(([piece, keys]) => (keys ? [] : [piece]));
  const pressed = trial.pieces.flatMap(([piece, keys]) =>
    keys ? [[nameOf(piece), piece, keys] as const] : [],
  );

  it("mirrored, in forced colours, with the focus in sight, and still for who wants no motion", async () => {
    await start(trial);
    expect({
      missing: shown.filter((piece) => !isShown(piece)).map(nameOf),
      stops: shown.flatMap(ownStops),
      mirrored: await notMirrored(),
      edges: withoutEdge(),
      chosen: likeUnchosen(),
      rings: await withoutRing(),
      moving: moving(),
    }).toEqual({ missing: [], stops: [], mirrored: [], edges: [], chosen: [], rings: [], moving: [] });
  });

  it.each(pressed)("%s by its keys", async (_name, piece, keys) => {
    await start(trial);
    const before = isShown(piece);
    await keys();
    expect(before || isShown(piece)).toBe(true);
    expect(moving()).toEqual([]);
  });
});
