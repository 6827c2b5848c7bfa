/** `Intl` objects take longer to make than to use, so each is made once per locale and options. */
function cached<Options, Made>(make: (bcp47: string, options: Options) => Made) {
  const made = new Map<string, Made>();
  return (bcp47: string, options: Options): Made => {
    const key = bcp47 + JSON.stringify(options);
    const known = made.get(key);
    if (known) return known;
    const fresh = make(bcp47, options);
    made.set(key, fresh);
    return fresh;
  };
}

export const numberFormat = cached(
  (bcp47, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(bcp47, options),
);

export const dateFormat = cached(
  (bcp47, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(bcp47, options),
);

export const relativeFormat = cached(
  (bcp47, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(bcp47, options),
);

export const pluralRules = cached(
  (bcp47, type: Intl.PluralRuleType) => new Intl.PluralRules(bcp47, { type }),
);
