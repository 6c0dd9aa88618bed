import { join } from "node:path";
import type { Settings } from "../../../../settings.ts";
import { folderStore } from "./folder.ts";
import type { FileStore } from "./port.ts";
import { s3Store } from "./s3.ts";

/** The store that the environment names: a bucket, else a folder beside the rest of the data. */
export const fileStoreOf = ({ s3, dataFolder }: Pick<Settings, "s3" | "dataFolder">): FileStore =>
  s3 ? s3Store(s3) : folderStore(join(dataFolder, "files"));
