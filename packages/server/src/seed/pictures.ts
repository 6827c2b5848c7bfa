import { crc32, deflateSync } from 'node:zlib';

type Colour = readonly [red: number, green: number, blue: number];

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
  const [from, to] = colours[kind] ?? [
    [0, 0, 0],
    [0, 0, 0],
  ];
  const rows = Array.from({ length: HEIGHT }, (_row, y) => {
    const pixels = Array.from({ length: WIDTH }, (_pixel, x) => {
      const way = (x / WIDTH + y / HEIGHT) / 2;
      return [0, 1, 2].map((at) => Math.round((from[at] ?? 0) * (1 - way) + (to[at] ?? 0) * way));
    });
    return [0, ...pixels.flat()];
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // Eight bits of red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
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
