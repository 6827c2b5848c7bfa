import type { UploadTarget } from '../engine/upload.ts';

export const lesson: UploadTarget = {
  itemType: 'LESSON_RECORDING',
  itemId: 'lesson-1',
  locale: 'en',
  title: 'In the beginning',
};

/** Bytes that differ from place to place, so that parts in the wrong order show. */
export function bytesOf(size: number, seed = 1): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; at += 1) bytes[at] = (at * 31 + seed * 17 + (at >> 8)) % 251;
  return bytes;
}

export const fileOf = (size: number, name = 'genesis-1.mp4', seed = 1): File =>
  new File([bytesOf(size, seed)], name, { type: 'video/mp4' });
