import type { Context } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import type { StoredPart } from '../../platform/file-store.ts';
import { wholeSum } from '../../platform/whole-sum.ts';
import type { ListedUpload } from './uploads.list.ts';
import { PART_BYTES, partsCount, placeOfPart, sortParts } from './uploads.rules.ts';
import { checkNotOver, openUpload } from './uploads.service.ts';
import type { UploadRow } from './uploads.table.ts';

export interface SignedPart {
  readonly partNumber: number;
  readonly url: string;
}

/** What a browser needs to send what is still missing. */
export interface UploadInfo {
  readonly multipartUploadId: string;
  readonly multipartUploadToken: string;
  readonly partsCount: number;
  readonly partSize: number;
  /** By part; empty for one that is there. */
  readonly partUploadUrls: string[];
  readonly uploadedParts: StoredPart[];
  readonly checksum: string | null;
  readonly completed: boolean;
}

/** What is there of a file, and links for the rest. */
export async function uploadInfo(
  { services: { files } }: Context,
  upload: Pick<
    ListedUpload,
    '_id' | 'status' | 'fileSize' | 'storageKey' | 'storeToken' | 'checksum'
  >,
): Promise<UploadInfo> {
  const file = { key: upload.storageKey, token: upload.storeToken };
  const listed = upload.status === 'UPLOADING' ? await files.parts.list(file) : undefined;
  const isWhole = upload.status === 'COMPLETED' || (upload.status === 'UPLOADING' && !listed);
  const there = isWhole ? allParts(upload.fileSize) : (listed?.parts ?? []);
  const { whole, missing } = sortParts(upload.fileSize, there);
  const urls = Array.from({ length: partsCount(upload.fileSize) }, () => '');
  if (listed) {
    for (const partNumber of missing) {
      urls[partNumber - 1] = await files.parts.sign(placeOfPart(file, upload.fileSize, partNumber));
    }
  }
  return {
    multipartUploadId: upload._id,
    multipartUploadToken: upload.storeToken,
    partsCount: partsCount(upload.fileSize),
    partSize: PART_BYTES,
    partUploadUrls: urls,
    uploadedParts: whole,
    checksum: upload.checksum ?? (missing.length === 0 ? wholeSum(whole) : null),
    completed: upload.status === 'COMPLETED',
  };
}

/** Parts of a file that is put together already: what each was called is not kept. */
const allParts = (fileSize: number): StoredPart[] =>
  Array.from({ length: partsCount(fileSize) }, (_, index) => ({
    partNumber: index + 1,
    size: placeOfPart({ key: '', token: '' }, fileSize, index + 1).size,
    etag: '',
  }));

/** Signs links anew: those of before may be over. @throws DomainError NOT_FOUND, INVALID. */
export async function signParts(
  context: Context,
  id: string,
  partNumbers: readonly number[],
): Promise<SignedPart[]> {
  const upload: UploadRow = await openUpload(context, id);
  checkNotOver(upload);
  if (upload.status === 'COMPLETED') throw new DomainError('INVALID', 'errors.uploads.over');
  const wanted = [...new Set(partNumbers)];
  const count = partsCount(upload.fileSize);
  if (wanted.some((partNumber) => partNumber < 1 || partNumber > count)) {
    throw new DomainError('INVALID', 'errors.invalidValue');
  }
  const file = { key: upload.storageKey, token: upload.storeToken };
  const { parts } = context.services.files;
  return Promise.all(
    wanted.map(async (partNumber) => ({
      partNumber,
      url: await parts.sign(placeOfPart(file, upload.fileSize, partNumber)),
    })),
  );
}
