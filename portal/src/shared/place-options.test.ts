import { describe, expect, it } from 'vitest';
import { currencyOptions, timeZoneOptions } from './place-options.ts';

describe('the time zones', () => {
  it('are those of the engine, each once, in order, with words for spaces', () => {
    const options = timeZoneOptions('Africa/Nairobi');
    const zones = options.map(({ value }) => value);
    expect(zones).toEqual([...new Set(zones)].toSorted());
    expect(zones).toEqual(expect.arrayContaining(['Africa/Nairobi', 'Europe/Kyiv', 'UTC']));
    expect(options).toContainEqual({ value: 'America/New_York', label: 'America/New York' });
  });

  it('hold the present one, also where it is not offered any more', () => {
    expect(timeZoneOptions('Mars/Olympus').map(({ value }) => value)).toContain('Mars/Olympus');
  });
});

describe('the currencies', () => {
  it('are called by code and by their name in the language', () => {
    expect(currencyOptions('de-DE', null, [{ value: 'USD' }])).toEqual([
      { value: 'USD', label: 'USD · US-Dollar' },
    ]);
  });

  it('hold the present one, also where it is not offered any more', () => {
    expect(currencyOptions('en', 'ZZZ', []).map(({ value }) => value)).toContain('ZZZ');
  });
});
