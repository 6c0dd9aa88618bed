import type { CatalogueCheck } from "@pulau/contract/catalogue-file.ts";
import type { Permissions } from "@pulau/domain/access/permissions.ts";
import { unzipSync } from "fflate";
import type { Stage } from "../../../races/one-server.ts";
import { staffCaller } from "../../../races/staff.ts";
import { catalogueName } from "./open-file.ts";

type Row = Record<string, unknown>;
/** A file as JSON has it: `settings` by their names, all else as rows. */
export type FileOfTest = { settings: Row } & Record<string, Row[]>;
export type FileDesk = Awaited<ReturnType<typeof openFileDesk>>;

/** Somebody of the staff with these rights, who takes the catalogue out and brings it in by the calls of its page. */
export async function openFileDesk(stage: Stage, role: Permissions) {
  const { desk } = await staffCaller(stage, role);
  const headers = { authorization: `Bearer ${desk.token}` };
  const send = (path: string, text: string, name: string) =>
    stage.app.inject({
      method: "POST",
      url: `/admin/api/catalogue/${path}`,
      headers: { ...headers, "content-type": "multipart/form-data; boundary=edge" },
      payload: [
        "--edge",
        `content-disposition: form-data; name="file"; filename="${name}"`,
        "",
        text,
        "--edge--",
        "",
      ].join("\r\n"),
    });
  const unzipped = async () => {
    const answer = await stage.app.inject({ url: "/admin/api/catalogue.zip", headers });
    if (answer.statusCode !== 200) throw new Error(answer.payload);
    return unzipSync(answer.rawPayload);
  };
  return {
    desk,
    /** What the page's button keeps. */
    async exported(): Promise<FileOfTest> {
      return JSON.parse(new TextDecoder().decode((await unzipped())[catalogueName]));
    },
    /** The names of the pictures that come with it. */
    async pictures(): Promise<string[]> {
      return Object.keys(await unzipped()).filter((name) => name !== catalogueName);
    },
    async check(file: object | string, name = "catalogue.json"): Promise<CatalogueCheck> {
      const answer = await send("check", typeof file === "string" ? file : JSON.stringify(file), name);
      if (answer.statusCode !== 200) throw new Error(answer.payload);
      return answer.json();
    },
    /** What keeps the import of a file, by its places and rules: nothing where it went in. */
    async take(file: object | string, name = "catalogue.json"): Promise<(readonly [string, string])[]> {
      const answer = await send("import", typeof file === "string" ? file : JSON.stringify(file), name);
      if (answer.statusCode === 200) return [];
      const { fields = [] } = answer.json() as { fields?: { path: string; rule: string }[] };
      if (fields.length === 0) throw new Error(answer.payload);
      return fields.map(({ path, rule }) => [path, rule]);
    },
  };
}
