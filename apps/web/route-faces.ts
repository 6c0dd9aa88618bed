import { statSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const contract = resolve(import.meta.dirname, "../../packages/contract/src");
const imports = /import (?!type\b)\{([^}]+)\} from "@pulau\/contract\/([\w/-]+\.ts)";/g;
const face = /\bfaceOf(?:<\w+>)?\((\w+)\)/;

/** Runs a file of the contract and tells what it exports. */
type Load = (path: string) => Promise<Record<string, Partial<Record<string, unknown>>>>;

/** Whether a name stands nowhere but in `faceOf(name)` and in types: then its face is all that is needed of it. */
const isFaceAlone = (code: string, name: string): boolean => {
  const uses = code.match(new RegExp(`\\b${name}\\b`, "g"))?.length ?? 0;
  const known = code.match(new RegExp(`\\b(?:faceOf(?:<\\w+>)?\\(|typeof )${name}\\b`, "g"))?.length ?? 0;
  return uses === known + 1;
};

/**
 * Writes the faces of routes in their place: `faceOf(walletRoute)` becomes `{ method: "GET", path: "/api/wallet", … }`,
 * and the route's import goes. The contract says each route once, and a page that calls loads none of its schemas.
 */
export async function withFaces(code: string, load: Load): Promise<string> {
  const faces = new Map<string, string>();
  let written = code;
  for (const [statement, list = "", file = ""] of code.matchAll(imports)) {
    const routes = await load(resolve(contract, file));
    const rest = list
      .split(",")
      .map((part) => part.trim())
      .filter((name) => {
        const { method, path, scope, idempotent, permission, orPermission, alsoPermission } =
          routes[name] ?? {};
        if (!path || !isFaceAlone(code, name)) return name !== "" && !name.startsWith("type ");
        faces.set(
          name,
          JSON.stringify({ method, path, scope, idempotent, permission, orPermission, alsoPermission }),
        );
        return false;
      });
    const kept = `import { ${rest.join(", ")} } from "@pulau/contract/${file}";`;
    written = written.replace(statement, rest.length > 0 ? kept : "");
  }
  return written.replaceAll(new RegExp(face, "g"), (call, name: string) => faces.get(name) ?? call);
}

export const routeFaces = (): Plugin => ({
  name: "route-faces",
  enforce: "pre",
  transform: {
    filter: { id: /\/web\/src\/.*\.tsx?$/, code: face },
    handler(code) {
      return withFaces(code, (path) => {
        this.addWatchFile(path);
        return import(`${pathToFileURL(path)}?${statSync(path).mtimeMs}`); // anew when it has changed
      });
    },
  },
});
