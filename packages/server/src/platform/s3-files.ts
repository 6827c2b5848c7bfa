import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ByteRange, FileStore } from './file-store.ts';
import { orOutage } from './outage.ts';
import { missing } from './s3-errors.ts';
import { s3Parts } from './s3-parts.ts';
import { weigh } from './weigh.ts';

export interface S3Settings {
  /** Missing for Amazon's own. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** The bucket stands in the path instead of the host's name. */
  readonly pathStyle: boolean;
}

/** Files in a bucket of an S3-compatible store. Browsers send parts there; readers come through us. */
export async function s3Files(settings: S3Settings): Promise<FileStore> {
  const { bucket, endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client = new S3Client({
    region,
    ...(endpoint === undefined ? {} : { endpoint }),
    forcePathStyle: settings.pathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Newer sums than the old ones are not known to all stores that call themselves compatible.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (key: string) => ({ Bucket: bucket, Key: key });

  return {
    parts: await s3Parts(client, bucket),
    async write(key, content) {
      // The store wants to know the size before the first byte.
      const folder = await mkdtemp(path.join(tmpdir(), 'lampstand-file-'));
      const place = path.join(folder, 'file');
      try {
        const kept = await weigh(content, createWriteStream(place));
        const body = { Body: createReadStream(place), ContentLength: kept.size };
        await orOutage(client.send(new PutObjectCommand({ ...at(key), ...body })));
        return kept;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
    read(key, range) {
      const out = new PassThrough();
      const piped = orOutage(
        client.send(new GetObjectCommand({ ...at(key), ...rangeOf(range) })),
      ).then(({ Body }) => {
        if (!(Body instanceof Readable)) throw new TypeError('The store sent no stream');
        return pipeline(Body, out);
      });
      piped.catch((error: unknown) => {
        out.destroy(error instanceof Error ? error : new Error(String(error)));
      });
      return out;
    },
    async size(key) {
      const head = await orOutage(missing(client.send(new HeadObjectCommand(at(key)))));
      return head?.ContentLength;
    },
    async remove(key) {
      await orOutage(client.send(new DeleteObjectCommand(at(key))));
    },
  };
}

const rangeOf = (range: ByteRange | undefined) =>
  range ? { Range: `bytes=${range.start}-${range.end}` } : {};
