import { posix } from "node:path";
import { type Import, importsOf, moduleOf, type Source } from "./arrows.ts";

/** Which places a place stands on. */
type Floors = ReadonlyMap<string, ReadonlySet<string>>;

const isTest = ({ path }: Source): boolean => /\.test\.tsx?$|\/test-[^/]+\.ts$|\/(races|fuzz)\//.test(path);

/** Pieces know one another alone: there, what is loaded later counts as well. */
const pieces = "apps/web/src/ui/";

/**
 * Files that import one another in a ring, types among what they import. Tests may look at whatever they like. Outside
 * `ui/` what a page loads later does not count: routes load their pages, which know the addresses of the routes.
 */
export const fileRings = (sources: readonly Source[]): string[][] =>
  ringsIn(floorsOf(sources, (path) => path));

/** Modules of the API that stand on one another in a ring: none of them could be understood or changed alone. */
export const moduleRings = (sources: readonly Source[]): string[][] => ringsIn(floorsOf(sources, moduleOf));

function floorsOf(sources: readonly Source[], placeOf: (path: string) => string | null): Floors {
  const floors = new Map<string, Set<string>>();
  const tree = sources.filter((source) => !isTest(source));
  const known = new Set(tree.map(({ path }) => path));
  for (const { from, to } of tree.flatMap((source) => [
    ...importsOf(source, { dynamic: source.path.startsWith(pieces) }),
    ...foundBy(source, known),
  ])) {
    const [above, below] = [placeOf(from), placeOf(to)];
    if (above === null || below === null || above === below || !known.has(to)) continue;
    floors.set(above, (floors.get(above) ?? new Set()).add(below));
  }
  return floors;
}

/** What finds files by a pattern and loads them at once stands on all of them: the modules, the gateways, staff's pages. */
const patterns =
  /\bglobSync\("([^"]+)", \{ cwd: |\bimport\.meta\.glob(?:<[^()]*>)?\("([^"]+)", \{ eager: true/g;

function foundBy({ path, text }: Source, known: ReadonlySet<string>): Import[] {
  return [...text.matchAll(patterns)].flatMap(([, onServer, onPage = ""]) => {
    const pattern = posix.join(posix.dirname(path), onServer ?? onPage);
    return [...known].filter((to) => posix.matchesGlob(to, pattern)).map((to) => ({ from: path, to }));
  });
}

/**
 * Takes away, again and again, what stands on nothing that is left, and then what nothing left stands on: what can't be
 * taken away stands in a ring or between two.
 */
function ringsIn(floors: Floors): string[][] {
  const left = new Set([...floors.keys(), ...[...floors.values()].flatMap((below) => [...below])]);
  const below = (place: string) => [...(floors.get(place) ?? [])].filter((other) => left.has(other));
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    const carrying = new Set([...left].flatMap(below));
    for (const place of left) if (below(place).length === 0 || !carrying.has(place)) left.delete(place);
  }
  return [...left].sort().map((place) => [place, ...below(place)]);
}
