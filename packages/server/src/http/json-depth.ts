/** Brackets in brackets that the JSON of an operation holds at most: four times what any input needs. */
const MOST_LEVELS = 40;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Whether brackets stand in each other deeper than that. What is no JSON is left to who reads it. */
export function isTooDeep(json: Uint8Array): boolean {
  let level = 0;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) at = endOfText(json, at);
    else if (OPENING.has(byte)) {
      level += 1;
      if (level > MOST_LEVELS) return true;
    } else if (CLOSING.has(byte)) level -= 1;
  }
  return false;
}

/** The place of the quote that ends a text. */
function endOfText(json: Uint8Array, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === BACKSLASH) at += 1;
    else if (byte === QUOTE) return at;
  }
  return json.length;
}
