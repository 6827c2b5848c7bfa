/** One cue of a track. Seconds; the end is not part of it. */
export interface Line {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A line of the transcript, with the same moment in another language. */
export interface Row {
  readonly start: number;
  readonly text: string;
  readonly beside: string;
}

/** The line that is being spoken, or was spoken last: its place, -1 before the first. */
export function lineAt(lines: readonly { readonly start: number }[], seconds: number): number {
  let low = 0;
  let high = lines.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((lines[middle]?.start ?? 0) <= seconds) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * Puts two languages side by side. Translators cut lines differently: each line goes to the one
 * that is being spoken in the middle of it.
 */
export function rowsOf(lines: readonly Line[], beside: readonly Line[] = []): Row[] {
  const others = new Map<number, string[]>();
  for (const line of beside) {
    const at = Math.max(0, lineAt(lines, (line.start + line.end) / 2));
    others.set(at, [...(others.get(at) ?? []), line.text]);
  }
  return lines.map(({ start, text }, at) => ({
    start,
    text,
    beside: others.get(at)?.join('\n') ?? '',
  }));
}

/** A stretch of a text, marked where it is what was looked for. */
export interface Stretch {
  readonly text: string;
  readonly found: boolean;
}

/** Cuts a text at what is looked for; case and accents do not matter. */
export function stretchesOf(text: string, search: string): Stretch[] {
  const letters = Array.from(text);
  const plainLetters = letters.map(plain);
  const wanted = plain(search.trim());
  const places = wanted === '' ? [] : placesOf(plainLetters, wanted);
  const stretches: Stretch[] = [];
  let done = 0;
  for (const { from, to } of places) {
    stretches.push({ text: letters.slice(done, from).join(''), found: false });
    stretches.push({ text: letters.slice(from, to).join(''), found: true });
    done = to;
  }
  stretches.push({ text: letters.slice(done).join(''), found: false });
  return stretches.filter((stretch) => stretch.text !== '');
}

export function isFound(text: string, search: string): boolean {
  return plain(text).includes(plain(search.trim()));
}

/** Letters lose their accents one by one, so that places can be told in the text as it is written. */
function placesOf(letters: readonly string[], wanted: string) {
  const places: { from: number; to: number }[] = [];
  let from = 0;
  while (from < letters.length) {
    const to = endOfMatch(letters, from, wanted);
    if (to > from) places.push({ from, to });
    from = Math.max(to, from + 1);
  }
  return places;
}

function endOfMatch(letters: readonly string[], from: number, wanted: string): number {
  let matched = '';
  for (let at = from; at < letters.length; at += 1) {
    matched += letters[at] ?? '';
    if (matched === wanted) return at + 1;
    if (!wanted.startsWith(matched)) return from;
  }
  return from;
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
