import type { Sharp, SharpInput, SharpOptions } from 'sharp';
import { DomainError } from '../../platform/errors.ts';
import {
  checkPixels,
  keptAs,
  LONGEST_EDGE,
  MOST_PIXELS,
  mostPixelsOf,
  type PictureSize,
} from './pictures.rules.ts';

type Open = (input: SharpInput, options: SharpOptions) => Sharp;

/** Comes with the first picture: the server starts without it. */
let loaded: Promise<Open> | undefined;

async function load(): Promise<Open> {
  const { default: sharp } = await import('sharp');
  // One picture at a time, by one thread, and nothing kept afterwards: memory comes before speed.
  sharp.concurrency(1);
  sharp.cache(false);
  // Of all that it can read, only what is taken: vector graphics and documents run code of their own.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: [
      'VipsForeignLoadPng',
      'VipsForeignLoadJpeg',
      'VipsForeignLoadWebp',
      'VipsForeignLoadNsgif',
      'VipsForeignLoadHeif',
    ],
  });
  return sharp;
}

const open = () => (loaded ??= load());

/** What must be right before anything is decoded; `limitInputPixels` holds against a header that lies. */
const OPTIONS = { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: true } as const;

const SECONDS = 30;

const damaged = () => new DomainError('INVALID', 'errors.uploads.damagedPicture');

/**
 * The size of a picture, out of its header: nothing is decoded.
 * @throws DomainError INVALID for what is no whole header.
 */
export async function pictureSize(content: Uint8Array): Promise<PictureSize> {
  const sharp = await open();
  try {
    const found = await sharp(content, { ...OPTIONS, limitInputPixels: false }).metadata();
    const { width, pageHeight, height, pages = 1 } = found;
    return { width, height: pageHeight ?? height, frames: pages };
  } catch {
    throw damaged();
  }
}

let before: Promise<unknown> = Promise.resolve();

/** The next picture waits for the one before: each may need 200 MB while it is made. */
function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const mine = before.then(task);
  before = mine.catch(() => undefined);
  return mine;
}

/**
 * A picture as it is kept: upright, no edge longer than `LONGEST_EDGE`, in sRGB, and without what its
 * sender did not see (place, device, former versions, comments).
 * @param contentType of what was sent; that of the result is `keptAs`.
 * @throws DomainError INVALID for too many pixels, and for what cannot be read to its end.
 */
export async function keptPicture(content: Uint8Array, contentType: string): Promise<Buffer> {
  const sharp = await open();
  checkPixels(await pictureSize(content), mostPixelsOf(contentType));
  return inTurn(async () => {
    try {
      const picture = sharp(content, OPTIONS).timeout({ seconds: SECONDS }).autoOrient().resize({
        width: LONGEST_EDGE,
        height: LONGEST_EDGE,
        fit: 'inside',
        withoutEnlargement: true,
      });
      return await written(picture, keptAs(contentType)).toBuffer();
    } catch {
      throw damaged();
    }
  });
}

function written(picture: Sharp, contentType: string): Sharp {
  if (contentType === 'image/png') return picture.png({ compressionLevel: 9 });
  if (contentType === 'image/gif') return picture.gif();
  if (contentType === 'image/webp') return picture.webp({ quality: 86 });
  return picture.jpeg({ quality: 86, progressive: true });
}
