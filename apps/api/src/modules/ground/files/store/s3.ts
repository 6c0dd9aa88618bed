import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import type { S3Settings } from "../../../../settings.ts";
import { StorageFault } from "../../../../storage/write-whole.ts";
import { checkedKey, type FileStore } from "./port.ts";

/** Files in a bucket of S3, or of whatever speaks its interface. The bucket needs no public access. */
export function s3Store(settings: S3Settings): FileStore {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    ...(accessKeyId === null || secretAccessKey === null
      ? {}
      : { credentials: { accessKeyId, secretAccessKey } }),
    // Relatives of S3 know no trailing checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  const at = (key: string) => ({ Bucket: bucket, Key: `files/${checkedKey(key)}` });
  return {
    async put(key, bytes, mediaType) {
      const command = new PutObjectCommand({ ...at(key), Body: bytes, ContentType: mediaType });
      await client.send(command).catch((error: unknown) => {
        throw new StorageFault(error);
      });
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(at(key)));
    },
  };
}
