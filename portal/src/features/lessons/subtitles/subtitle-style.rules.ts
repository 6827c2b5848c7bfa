/** What can be chosen of the look of subtitles; the first of each is the standard. */
export const styleOptions = {
  size: ['medium', 'small', 'large'],
  colour: ['white', 'yellow', 'green', 'blue'],
  background: ['solid', 'half', 'none'],
  edge: ['none', 'outline', 'shadow'],
  place: ['bottom', 'top'],
} as const;

type Options = typeof styleOptions;

export interface SubtitleStyle {
  readonly size: Options['size'][number];
  readonly colour: Options['colour'][number];
  readonly background: Options['background'][number];
  readonly edge: Options['edge'][number];
  readonly place: Options['place'][number];
}

/** A style of which anything may be stored; what is not offered becomes the standard. */
export function styleOf(stored: ReadonlyMap<string, unknown>): SubtitleStyle {
  return {
    size: offered(styleOptions.size, stored.get('size')),
    colour: offered(styleOptions.colour, stored.get('colour')),
    background: offered(styleOptions.background, stored.get('background')),
    edge: offered(styleOptions.edge, stored.get('edge')),
    place: offered(styleOptions.place, stored.get('place')),
  };
}

export const standardStyle = styleOf(new Map());

function offered<Value>(options: readonly [Value, ...Value[]], stored: unknown): Value {
  return options.find((option) => option === stored) ?? options[0];
}
