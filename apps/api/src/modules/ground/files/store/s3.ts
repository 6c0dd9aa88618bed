import type { S3Settings } from "../../../../settings.ts";
import { StorageFault } from "../../../../storage/write-whole.ts";
import { checkedKey, type FileStore } from "./port.ts";

/** The library is loaded where there is a bucket, at the first use. */
async function openClient({ region, endpoint, accessKeyId, secretAccessKey }: S3Settings) {
  const library = await import("@aws-sdk/client-s3");
  const client = new library.S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(accessKeyId === null || secretAccessKey === null
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
    // Relatives of S3 know no trailing checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return { client, library };
}

/** Files in a bucket of S3, or of whatever speaks its interface. The bucket needs no public access. */
export function s3Store(settings: S3Settings): FileStore {
  const { bucket } = settings;
  let opened: ReturnType<typeof openClient> | undefined;
  const open = () => {
    opened ??= openClient(settings);
    return opened;
  };
  const at = (key: string) => ({ Bucket: bucket, Key: `files/${checkedKey(key)}` });
  return {
    async put(key, bytes, mediaType) {
      const { client, library } = await open();
      const command = new library.PutObjectCommand({ ...at(key), Body: bytes, ContentType: mediaType });
      await client.send(command).catch((error: unknown) => {
        throw new StorageFault(error);
      });
    },
    async get(key) {
      const { client, library } = await open();
      try {
        const { Body } = await client.send(new library.GetObjectCommand(at(key)));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof library.NoSuchKey) return null;
        throw error;
      }
    },
    async remove(key) {
      const { client, library } = await open();
      await client.send(new library.DeleteObjectCommand(at(key)));
    },
  };
}
