import { hash } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32 } from 'node:zlib';
import type {
  PartedFile,
  PartPlace,
  PartStore,
  ReceivedPart,
  StoredPart,
  WholeFile,
} from './file-store.ts';
import { sumOnDisk } from './file-sum.ts';
import { isMissing, syncToDisk } from './local-disk.ts';
import { newId } from './id.ts';
import { OutageError } from './outage.ts';
import { sharedFiles } from './shared-file.ts';
import { type PartSigner, signedPartUrl } from './part-url.ts';
import { takingTurns } from './taking-turns.ts';
import { wholeSum } from './whole-sum.ts';
import { throwAway } from './young-garbage.ts';

/**
 * Bytes that wait in memory for the disk, for each part under way. With more, those of 15 parts are no
 * longer young when the disk has them, and finding them takes a third of the processor.
 */
const WAITING_BYTES = 256 * 1024;

const BYTES = 'bytes';
/** The folder of a file that is under way, as it lies below the folder of all files. */
const OPEN = /^[^/]+\/([\w-]+)\.([\w-]+)\.parts$/;
/**
 * A part that is there is an empty file of this name: number, size, and what tells its content from
 * another: the SHA-256 where the sender told one to compare, elsewhere a CRC-32, which costs next to nothing.
 */
const PART = /^(\d+)-(\d+)-([0-9a-f]{8}|[0-9a-f]{64})$/;

/**
 * Files that arrive in parts on the local disk. Each part is written at its place in the one file, so
 * that nothing has to be put together at the end. A part counts once its bytes are on the disk.
 * @param root the folder of all files.
 * @param placeOf where a whole file will lie.
 */
export function localParts(
  root: string,
  placeOf: (key: string) => string,
  signer: PartSigner,
): PartStore {
  const inTurn = takingTurns();
  const shared = sharedFiles();
  const folderOf = ({ key, token }: PartedFile): string => `${placeOf(key)}.${token}.parts`;
  /** What the folder is called as soon as no more parts are taken. */
  const closedOf = (file: PartedFile): string => `${folderOf(file)}.closed`;

  async function receive(
    place: PartPlace,
    content: Readable,
    sha256?: string,
  ): Promise<ReceivedPart> {
    const folder = folderOf(place);
    return inTurn(`${folder}/${place.partNumber}`, async (signal) => {
      if (!(await forgetPart(folder, place.partNumber))) return 'not open';
      const file = await shared(path.join(folder, BYTES)).catch(orUndefined);
      if (!file) return 'not open';
      let size = 0;
      let crc = 0;
      content.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (sha256 === undefined) crc = crc32(chunk, crc);
        throwAway(chunk.length);
      });
      try {
        await pipeline(content, file.writeAt(place.offset, WAITING_BYTES), { signal });
      } finally {
        await file.close();
      }
      if (size !== place.size) return 'damaged';
      const { offset } = place;
      const hex =
        sha256 === undefined
          ? crc.toString(16).padStart(8, '0')
          : await sumOnDisk({ path: path.join(folder, BYTES), offset, size });
      if (hex === undefined) return 'not open';
      if (sha256 !== undefined && hex !== sha256) return 'damaged';
      const name = `${place.partNumber}-${size}-${hex}`;
      const noted = await writeFile(path.join(folder, name), '').then(() => true, orUndefined);
      return noted ? { etag: etagOf(hex) } : 'not open';
    });
  }

  return {
    receive,
    complete: (file, parts) =>
      putTogether(folderOf(file), closedOf(file), placeOf(file.key), parts),
    async begin(key) {
      const token = newId();
      const folder = folderOf({ key, token });
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, BYTES), '');
      return token;
    },
    sign: async (place) => signedPartUrl(signer, place),
    async list(file) {
      // A crash may have come between closing it and giving it its name: that is taken up again.
      return (await listed(folderOf(file))) ?? listed(closedOf(file));
    },
    strays: (before) => straysBelow(root, before),
    settle: (file) => rm(closedOf(file), { recursive: true, force: true }),
    async abort(file) {
      await rm(folderOf(file), { recursive: true, force: true });
      await rm(closedOf(file), { recursive: true, force: true });
    },
  };
}

/** The parts in a folder that holds the file's bytes. */
async function listed(folder: string) {
  if (await stat(path.join(folder, BYTES)).then(() => false, orTrue)) return undefined;
  const parts = await partsIn(folder).catch(orUndefined);
  const about = parts && (await stat(folder).catch(orUndefined));
  return parts && about && { parts, lastAt: about.mtime };
}

/** Takes no more parts, looks that all are there, and gives the file its name. */
async function putTogether(
  folder: string,
  closed: string,
  target: string,
  parts: readonly StoredPart[],
): Promise<WholeFile | undefined> {
  await rename(folder, closed).catch(orUndefined);
  const there = await partsIn(closed).catch(orUndefined);
  if (!there) return undefined;
  const bytes = path.join(closed, BYTES);
  const isWhole = await stat(bytes).then(() => false, orTrue);
  if (isWhole) return whole(there);
  if (!sameParts(there, parts)) {
    await rename(closed, folder);
    throw new OutageError('A part is being sent once more');
  }
  // The same call may have come twice at once.
  await rename(bytes, target).catch(orUndefined);
  await syncToDisk(path.dirname(target));
  return whole(there);
}

async function straysBelow(root: string, before: Date): Promise<PartedFile[]> {
  const names = (await readdir(root, { recursive: true }).catch(orUndefined)) ?? [];
  const found: PartedFile[] = [];
  for (const name of names) {
    const [, key, token] = OPEN.exec(name) ?? [];
    const about = key && token && (await stat(path.join(root, name)).catch(orUndefined));
    if (about && about.mtime < before) found.push({ key, token });
  }
  return found;
}

const etagOf = (hex: string): string => `"${hex}"`;

function orUndefined(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

function orTrue(error: unknown): true {
  if (!isMissing(error)) throw error;
  return true;
}

async function partsIn(folder: string): Promise<StoredPart[]> {
  const names = await readdir(folder);
  return names
    .flatMap((name) => {
      const [, partNumber, size, hex] = PART.exec(name) ?? [];
      if (hex === undefined) return [];
      return { partNumber: Number(partNumber), size: Number(size), etag: etagOf(hex) };
    })
    .toSorted((one, other) => one.partNumber - other.partNumber);
}

/**
 * Before its place is written to, a part is no longer there: whoever completes meanwhile must see it.
 * @returns false where the file takes no parts.
 */
async function forgetPart(folder: string, partNumber: number): Promise<boolean> {
  const names = await readdir(folder).catch(orUndefined);
  if (!names) return false;
  const old = names.filter((name) => name.startsWith(`${partNumber}-`));
  await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })));
  return true;
}

const sameParts = (some: readonly StoredPart[], others: readonly StoredPart[]): boolean =>
  JSON.stringify(some.map(({ etag }) => etag)) === JSON.stringify(others.map(({ etag }) => etag));

/** What stands for a file where a part came without its sum is made of its parts' sizes and tags. */
function whole(parts: readonly StoredPart[]): WholeFile {
  const checksum = wholeSum(parts);
  const tags = JSON.stringify(parts.map(({ size, etag }) => [size, etag]));
  return { sha256: checksum ?? hash('sha256', tags, 'hex'), checksum };
}
