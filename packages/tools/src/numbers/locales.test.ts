import { describe, expect, it } from 'vitest';
import { countComplete } from './locales.ts';

const texts = (entries: Record<string, string>) => new Map(Object.entries(entries));

describe('countComplete', () => {
  const english = texts({
    title: 'Exams',
    by: 'By {name} of {group}',
    found: '{count, plural, one {# exam} other {# exams}}',
  });

  it('counts a full translation, whatever the order of its arguments', () => {
    const german = texts({
      title: 'Prüfungen',
      by: '{group}: {name}',
      found: '{count, plural, one {# Prüfung} other {# Prüfungen}}',
    });
    expect(countComplete(english, german)).toBe(3);
  });

  it('misses a message that is absent or takes other arguments', () => {
    expect(countComplete(english, texts({ title: 'Prüfungen', by: 'Von {nome}' }))).toBe(1);
  });
});
