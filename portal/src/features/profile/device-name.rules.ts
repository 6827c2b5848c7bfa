/** In this order: most browsers also call themselves by the names of others. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

/** What people call a device, from the header by which its browser names itself. */
export function deviceName(userAgent: string | null): string | undefined {
  if (!userAgent) return undefined;
  const named = [browsers, systems].map(
    (list) => list.find(([, test]) => test.test(userAgent))?.[0],
  );
  return named.filter(Boolean).join(' · ') || undefined;
}
