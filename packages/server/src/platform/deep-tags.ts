/** Tags in tags that are read: four times what `clean-html.ts` keeps. */
const DEEPEST = 200;

/** Shorter texts cannot hold so many that it takes long to read them. */
const SHORT = 10_000;

const TAG = /<(\/?)([a-z][a-z0-9:-]*)[^<>]*>?/gi;
const EMPTY = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Which end by themselves where the next one of them begins. */
const ALONE = new Set('dd dt li option p td th tr'.split(' '));

/**
 * HTML without the tags that stand deeper in others than anything that is kept; their texts stay. The
 * parser moves its whole stack at each tag: without this, time grows with the square of the depth.
 */
export function withoutDeepTags(html: string): string {
  if (html.length < SHORT) return html;
  const open: string[] = [];
  const count = new Map<string, number>();
  const pop = () => {
    const name = open.pop() ?? '';
    count.set(name, (count.get(name) ?? 1) - 1);
    return name;
  };
  return html.replaceAll(TAG, (tag: string, slash: string, given: string) => {
    const name = given.toLowerCase();
    if (EMPTY.has(name)) return tag;
    if (slash !== '') {
      // What was never opened, or was left out, ends nothing.
      if ((count.get(name) ?? 0) === 0) return name === 'p' ? tag : '';
      let ended = pop();
      while (ended !== name) ended = pop();
      return tag;
    }
    if (ALONE.has(name) && open.at(-1) === name) pop();
    if (open.length >= DEEPEST) return '';
    open.push(name);
    count.set(name, (count.get(name) ?? 0) + 1);
    return tag;
  });
}
