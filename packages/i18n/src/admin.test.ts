import { describe, expect, it } from 'vitest';
import { createAdminI18nProvider } from './admin.ts';
import { ra } from './ra/en.ts';
import { loadRaTexts } from './ra-texts.ts';

const messages = {
  'common.results': '{count, plural, =0 {No results} one {# result} other {# results}}',
  'resources.users.name': 'User',
  'resources.users.plural': 'Users',
  'fields.email': 'E-mail',
  'errors.tooShort': 'Enter at least {min, number} characters.',
};
const provider = createAdminI18nProvider({ locale: 'en', messages, ra });

describe("react-admin's texts", () => {
  it('come from its own catalogue, in its own syntax', () => {
    expect(provider.translate('ra.action.save')).toBe('Save');
    expect(provider.translate('ra.page.create', { name: 'user' })).toBe('Create user');
    expect(provider.translate('ra.action.bulk_actions', { smart_count: 3 })).toBe(
      '3 items selected',
    );
  });

  it('leave no argument open that its dialogs do not fill', () => {
    const title = provider.translate('ra.message.bulk_update_title', {
      smart_count: 1,
      name: 'user',
    });
    expect(title).toBe('Update user');
  });

  it('are those of the chosen language', async () => {
    const polish = await loadRaTexts('pl_PL');
    const translated = createAdminI18nProvider({ locale: 'pl_PL', messages: {}, ra: polish });
    expect(translated.translate('ra.notification.updated', { smart_count: 22 })).toBe(
      'Zmieniono 22 elementy',
    );
  });
});

describe('our texts', () => {
  it('take arguments and plural forms', () => {
    expect(provider.translate('common.results', { count: 1 })).toBe('1 result');
    expect(provider.translate('errors.tooShort', { min: 6, unused: { deep: true } })).toBe(
      'Enter at least 6 characters.',
    );
  });

  it('name a resource in the singular or in the plural, by the count asked for', () => {
    expect(provider.translate('resources.users.name', { smart_count: 1, _: 'users' })).toBe('User');
    expect(provider.translate('resources.users.name', { smart_count: 2, _: 'users' })).toBe(
      'Users',
    );
  });

  it('name a resource inside a sentence as its language writes nouns', () => {
    const german = createAdminI18nProvider({ locale: 'de_DE', messages, ra });
    const asked = { smart_count: 2, _: 'users' };
    expect(provider.translate('resources.users.forcedCaseName', asked)).toBe('users');
    expect(german.translate('resources.users.forcedCaseName', asked)).toBe('Users');
  });

  it('label a field', () => {
    const asked = { _: 'Email' };
    expect(provider.translate('fields.email', asked)).toBe('E-mail');
  });

  it('show the gap of a label that has no text, instead of a guess in English', () => {
    expect(provider.translate('resources.users.fields.shoeSize', { _: 'Shoe size' })).toBe(
      'Invalid message [resources.users.fields.shoeSize]',
    );
  });

  it('let react-admin fall back to its general text elsewhere', () => {
    expect(provider.translate('resources.users.page.create', { _: 'Create user' })).toBe(
      'Create user',
    );
    expect(provider.translate('', { _: 'nothing' })).toBe('');
  });

  it('give way to rows of the translations query', () => {
    const overrides = [{ _id: 'resources.users.name', defaultMessage: 'Person' }];
    const changed = createAdminI18nProvider({ locale: 'en', messages, ra, overrides });
    expect(changed.translate('resources.users.name', { smart_count: 1 })).toBe('Person');
  });
});

describe('the locales', () => {
  it('are offered by their own names', () => {
    expect(provider.getLocales()).toHaveLength(13);
    expect(provider.getLocales()).toContainEqual({ locale: 'ZHT', name: '繁體中文' });
    expect(provider.getLocale()).toBe('en');
  });
});
