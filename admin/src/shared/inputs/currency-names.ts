/** How currencies are called in a language, each with its code: `EUR · Euro`. */
export function currencyNames(bcp47: string): (code: string) => string {
  const names = new Intl.DisplayNames(bcp47, { type: 'currency' });
  return (code) => `${code} · ${names.of(code) ?? code}`;
}
