import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];

const BLACK: Colour = [0, 0, 0];
const WIDTH = 480;
const HEIGHT = 270;

/** What the courses of the demonstration look like, by the first letters of their codes. */
const colours: Readonly<Record<string, readonly [Colour, Colour]>> = {
  BIB: [
    [122, 18, 38],
    [11, 102, 112],
  ],
  THE: [
    [11, 102, 112],
    [28, 37, 54],
  ],
  SPF: [
    [138, 109, 31],
    [35, 64, 47],
  ],
};

export const pictureKinds = Object.keys(colours);

/** A PNG that goes from one colour in a corner to another one in the opposite corner. */
export function pictureOf(kind: string): Buffer {
  const [from, to] = colours[kind] ?? [BLACK, BLACK];
  const row = 1 + 3 * WIDTH;
  // Each row begins with a zero: it is not described by the one above.
  const pixels = Buffer.alloc(HEIGHT * row);
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const way = (x / WIDTH + y / HEIGHT) / 2;
      for (const at of [0, 1, 2] as const) {
        pixels[y * row + 1 + 3 * x + at] = from[at] + (to[at] - from[at]) * way;
      }
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // Eight bits of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A part of a PNG: length, name, content, checksum. */
function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(content.length, 0);
  whole.set(named, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
