import { hash } from 'node:crypto';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  paginateListParts,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { PartedFile, PartPlace, PartStore, StoredPart } from './file-store.ts';
import { orOutage } from './outage.ts';
import { PART_LIFE_SECONDS } from './part-url.ts';
import { missing } from './s3-errors.ts';

/** Files that arrive in parts in a bucket: browsers send them there, past our server. */
export async function s3Parts(client: S3Client, bucket: string): Promise<PartStore> {
  const at = ({ key, token }: PartedFile) => ({ Bucket: bucket, Key: key, UploadId: token });
  const sign = (place: PartPlace) =>
    getSignedUrl(
      client,
      new UploadPartCommand({
        ...at(place),
        PartNumber: place.partNumber,
        ContentLength: place.size,
      }),
      // Another number of bytes than was agreed is refused by the store.
      { expiresIn: PART_LIFE_SECONDS, signableHeaders: new Set(['host', 'content-length']) },
    );

  async function list(file: PartedFile) {
    const parts: StoredPart[] = [];
    let last = 0;
    for await (const page of paginateListParts({ client }, at(file))) {
      for (const { PartNumber = 0, Size = 0, ETag = '', LastModified } of page.Parts ?? []) {
        parts.push({ partNumber: PartNumber, size: Size, etag: ETag });
        last = Math.max(last, LastModified?.getTime() ?? 0);
      }
    }
    return { parts, lastAt: new Date(last) };
  }

  async function complete(file: PartedFile, parts: readonly StoredPart[]) {
    const Parts = parts.map(({ partNumber, etag }) => ({ PartNumber: partNumber, ETag: etag }));
    const command = new CompleteMultipartUploadCommand({ ...at(file), MultipartUpload: { Parts } });
    // Nothing to put together was left after a crash between the two calls.
    if (parts.length > 0) await missing(client.send(command));
    const made = await missing(
      client.send(new HeadObjectCommand({ Bucket: bucket, Key: file.key })),
    );
    return made && { sha256: hash('sha256', made.ETag ?? '', 'hex'), checksum: null };
  }

  return {
    origin: new URL(await sign({ key: 'x', token: 'x', partNumber: 1, size: 1, offset: 0 })).origin,
    sign,
    async begin(key) {
      const command = new CreateMultipartUploadCommand({ Bucket: bucket, Key: key });
      const { UploadId } = await orOutage(client.send(command));
      if (UploadId === undefined) throw new Error('The store began nothing');
      return UploadId;
    },
    list: (file) => orOutage(missing(list(file))),
    complete: (file, parts) => orOutage(complete(file, parts)),
    settle: async () => {},
    async abort(file) {
      await orOutage(missing(client.send(new AbortMultipartUploadCommand(at(file)))));
    },
    async strays(before) {
      const command = new ListMultipartUploadsCommand({ Bucket: bucket });
      const { Uploads = [] } = await orOutage(client.send(command));
      return Uploads.flatMap(({ Key, UploadId, Initiated }) =>
        Key && UploadId && Initiated && Initiated < before ? { key: Key, token: UploadId } : [],
      );
    },
  };
}
