import type { SelectOption } from '@lampstand/ui';

// Engines list some zones by an older name only; the newer one is just as valid and already in use.
const newerNames = ['UTC', 'Europe/Kyiv'];

/** The IANA time zones, by their own names; also the present one, should the engine not know it. */
export function timeZoneOptions(present: string | null): SelectOption[] {
  const zones = new Set([
    ...Intl.supportedValuesOf('timeZone'),
    ...newerNames,
    ...(present ? [present] : []),
  ]);
  return [...zones].toSorted().map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}

/**
 * The currencies that the college offers and the present one, by code and by their name in a
 * language: `EUR · Euro`.
 */
export function currencyOptions(
  bcp47: string,
  present: string | null,
  offered: readonly { readonly value: string }[],
): SelectOption[] {
  const names = new Intl.DisplayNames(bcp47, { type: 'currency' });
  const codes = new Set([...offered.map(({ value }) => value), ...(present ? [present] : [])]);
  return [...codes]
    .toSorted()
    .map((code) => ({ value: code, label: `${code} · ${names.of(code) ?? code}` }));
}
