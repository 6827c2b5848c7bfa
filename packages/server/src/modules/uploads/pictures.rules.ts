import { DomainError } from '../../platform/errors.ts';

const MILLION = 1_000_000;

/**
 * Pixels of a picture, all of an animation's together, that are read at all: more than any camera of a
 * telephone but the largest makes, and 200 MB while they are in memory.
 */
export const MOST_PIXELS = 50 * MILLION;

/** Of those that are made anew, AVIF takes 18 bytes a pixel: what cameras of 12 million make, 230 MB. */
const MOST_OF_AVIF = 13 * MILLION;

/** Pixels that a picture of a kind may have to be made anew. */
export const mostPixelsOf = (contentType: string): number =>
  contentType === 'image/avif' ? MOST_OF_AVIF : MOST_PIXELS;

/** Pixels of the longer edge of a picture as it is kept. */
export const LONGEST_EDGE = 2560;

/** Bytes of a handed in picture whose size in pixels is looked up; a larger one is only saved. */
export const MOST_LOOKED_AT = 30 * 1024 ** 2;

export interface PictureSize {
  readonly width: number;
  /** Of one frame. */
  readonly height: number;
  readonly frames: number;
}

/** @throws DomainError INVALID for a picture with more pixels than are read. */
export function checkPixels({ width, height, frames }: PictureSize, most = MOST_PIXELS): void {
  const pixels = width * height * frames;
  if (pixels <= most) return;
  throw new DomainError('INVALID', {
    key: 'errors.uploads.tooManyPixels',
    args: { millions: Math.ceil(pixels / MILLION), most: most / MILLION },
  });
}

/** Content types that are kept as another one: writing AVIF takes a hundred times as long as WebP. */
export const keptAs = (contentType: string): string =>
  contentType === 'image/avif' ? 'image/webp' : contentType;

const ENDINGS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/gif': 'gif',
};

/** A picture's file name, with the ending of what it is kept as. */
export const namedAs = (fileName: string, contentType: string): string => {
  const ending = ENDINGS[contentType];
  return ending === undefined || new RegExp(`\\.${ending}$`, 'i').test(fileName)
    ? fileName
    : fileName.replace(/(?:\.[^.]*)?$/, `.${ending}`);
};
