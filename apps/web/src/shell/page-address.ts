import { useMatch, useParams, useSearch } from "@tanstack/react-router";

/** What stands behind the dollars of a path: `id` and `part` of `/change/$id/$part`. */
type NamesIn<Path extends string> = Path extends `${string}$${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}$${infer Name}`
    ? Name
    : never;

/** What the address of a route with this path names; of several paths, what all of them name. */
export type ParamsAt<Path extends string> = { readonly [Name in NamesIn<Path>]: string };

/**
 * The parameters of the page's address, by the path of its route, or of the routes that show the same page; empty while
 * the page is being left. Portal and staff are two routers, of which the library's own types know one: the path stands
 * here instead, and `checks/page-addresses.test.ts` holds that there is such a route.
 */
export function useParamsAt<const Path extends string>(...paths: readonly [Path, ...Path[]]): ParamsAt<Path> {
  const params = useParams({ strict: false }) as Readonly<Record<string, string | undefined>>;
  const names = paths.flatMap((path) => [...path.matchAll(/\$(\w+)/g)].map(([, name = ""]) => name));
  return Object.fromEntries(names.map((name) => [name, params[name] ?? ""])) as ParamsAt<Path>;
}

/** The part of the page's address behind `?`, by the reader that its route validates it with. */
export const useSearchBy = <T>(read: (sent: Readonly<Record<string, unknown>>) => T): T =>
  read(useSearch({ strict: false }) as Readonly<Record<string, unknown>>);

/** The path of the page, filled in. */
export const usePagePath = (): string =>
  useMatch({ strict: false, select: ({ pathname }) => pathname }) as string;
