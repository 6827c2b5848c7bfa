import { expect, it } from 'vitest';
import { locales } from './locales.ts';
import { loadAllMessages, serverTranslators } from './server.ts';
import { eachText } from './testing/all-texts.ts';

it('gives the server every text in the language of the reader', () => {
  const messages = loadAllMessages('de_DE');
  const missing = eachText('de_DE').filter(({ id, text }) => messages[id] !== text);
  expect(missing).toEqual([]);
  expect(messages['mail.reset.button']).toBe('Neues Passwort festlegen');
});

it('gives the server one translator per locale', () => {
  const translators = serverTranslators();
  for (const { code } of locales) expect(translators.get(code).locale.code).toBe(code);
  expect(translators.get('uk_UA')).toBe(translators.get('uk_UA'));
  expect(translators.get('uk_UA')('errors.tooShort', { min: 21 })).toBe(
    'Введіть щонайменше 21 символ.',
  );
  expect(translators.get('en')('errors.badStatus', { code: 503 })).toBe(
    'Response not successful: Received status code 503',
  );
});

it("lets the college's own texts win from the moment they are given", () => {
  const translators = serverTranslators();
  expect(translators.get('de_DE')('common.save')).toBe('Speichern');
  translators.useTexts('de_DE', { revision: 3, texts: { 'common.save': 'Sichern' } });
  expect(translators.get('de_DE')('common.save')).toBe('Sichern');
  expect(translators.get('en')('common.save')).toBe('Save');
  const { messages, overrides } = translators.optionsOf('de_DE', 'common');
  expect(messages['common.cancel']).toBe('Abbrechen');
  expect(messages['mail.reset.button']).toBeUndefined();
  expect(overrides).toEqual([{ _id: 'common.save', defaultMessage: 'Sichern' }]);
  expect(translators.optionsOf('de_DE', 'mail.reset').overrides).toEqual([]);
  expect(translators.revisions()).toEqual(new Map([['de_DE', 3]]));
});
