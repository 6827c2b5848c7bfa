import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { animation, cameraPicture, pngHeader } from '../../testing/pictures.ts';
import { keptPicture, pictureSize } from './pictures.ts';
import { namedAs } from './pictures.rules.ts';

describe('a picture that was sent', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'as %s is kept upright, without place, device and description',
    async (format) => {
      const sent = await cameraPicture(60, 40, format);
      const kept = await keptPicture(sent, `image/${format}`);
      const found = await sharp(kept).metadata();
      expect(found).toMatchObject({ width: format === 'avif' ? found.width : 40 });
      expect([found.exif, found.xmp, found.iptc, found.comments]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      for (const secret of ['Lampstand Camera', 'a secret', 'GPS']) {
        expect(kept.includes(secret)).toBe(false);
      }
    },
  );

  it('is scaled down to 2,560 pixels at the longer edge, never up', async () => {
    const large = await cameraPicture(5000, 3000, 'png');
    const { width, height } = await sharp(await keptPicture(large, 'image/png')).metadata();
    expect(Math.max(width, height)).toBe(2560);
    const small = await sharp(
      await keptPicture(await cameraPicture(10, 10, 'png'), 'image/png'),
    ).metadata();
    expect([small.width, small.height]).toEqual([10, 10]);
  });

  it('stays an animation', async () => {
    const kept = await keptPicture(await animation(4, 30), 'image/gif');
    expect(await pictureSize(kept)).toEqual({ width: 30, height: 30, frames: 4 });
  });

  it('is refused by its header with more than 50 million pixels, before one is decoded', async () => {
    const bomb = pngHeader(30_000, 30_000);
    expect(await pictureSize(bomb)).toEqual({ width: 30_000, height: 30_000, frames: 1 });
    await expect(keptPicture(bomb, 'image/png')).rejects.toMatchObject({
      code: 'INVALID',
      text: { key: 'errors.uploads.tooManyPixels', args: { millions: 900, most: 50 } },
    });
  });

  it('is refused as AVIF with more than 13 million: a kilobyte of it takes a gigabyte', async () => {
    const blank = { width: 4000, height: 3500, channels: 3, background: '#369' } as const;
    const sent = await sharp({ create: blank }).avif({ effort: 0 }).toBuffer();
    expect(sent.length).toBeLessThan(2000);
    await expect(keptPicture(sent, 'image/avif')).rejects.toMatchObject({
      text: { args: { millions: 14, most: 13 } },
    });
  });

  it('is refused where it ends too early or is none', async () => {
    const whole = await cameraPicture(600, 400);
    for (const content of [
      whole.subarray(0, whole.length / 2),
      pngHeader(20, 20),
      Buffer.from('GIF89a'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ]) {
      await expect(keptPicture(content, 'image/png')).rejects.toMatchObject({
        code: 'INVALID',
        text: { key: 'errors.uploads.damagedPicture' },
      });
    }
  });
});

describe('the name of a picture', () => {
  it.each([
    ['me.avif', 'image/webp', 'me.webp'],
    ['me.JPG', 'image/jpeg', 'me.JPG'],
    ['me', 'image/png', 'me.png'],
    ['me.tiff', 'application/pdf', 'me.tiff'],
  ])('%s of the kind %s is %s', (name, type, kept) => {
    expect(namedAs(name, type)).toBe(kept);
  });
});
