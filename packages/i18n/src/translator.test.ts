import { describe, expect, it } from 'vitest';
import { createTranslator } from './translator.ts';
import { englishMessages } from './testing/index.ts';

const t = createTranslator({ locale: 'en', messages: englishMessages });

describe('createTranslator', () => {
  it('gives the text of a known id', () => {
    expect(t('common.save')).toBe('Save');
  });

  it('fills arguments and chooses plural branches', () => {
    expect(t('common.results', { count: 0 })).toBe('No results');
    expect(t('common.results', { count: 1 })).toBe('1 result');
    expect(t('common.results', { count: 1200 })).toBe('1,200 results');
  });

  it('marks an unknown id instead of hiding it', () => {
    expect(t.dynamic('no.such.message')).toBe('Invalid message [no.such.message]');
    expect(t.dynamic('constructor')).toBe('Invalid message [constructor]');
  });

  it('lets rows of the translations query win over the bundle', () => {
    const overrides = [{ _id: 'common.save', defaultMessage: 'Keep' }];
    const changed = createTranslator({ locale: 'en', messages: englishMessages, overrides });
    expect(changed('common.save')).toBe('Keep');
    expect(changed('common.cancel')).toBe('Cancel');
  });

  it('names the message of a row by its id where the row has both', () => {
    const overrides = [{ _id: 'row-1', id: 'common.save', defaultMessage: 'Keep' }];
    const changed = createTranslator({ locale: 'en', messages: englishMessages, overrides });
    expect(changed('common.save')).toBe('Keep');
  });

  it('falls back to the bundle when a row is not a valid message', () => {
    const overrides = [{ _id: 'common.save', defaultMessage: 'Keep {' }];
    const changed = createTranslator({ locale: 'en', messages: englishMessages, overrides });
    expect(changed('common.save')).toBe('Save');
  });

  it('shows a missing argument by its name', () => {
    const overrides = [{ _id: 'common.save', defaultMessage: 'Keep {what}' }];
    const changed = createTranslator({ locale: 'en', messages: englishMessages, overrides });
    expect(changed('common.save')).toBe('Keep {what}');
  });

  it('labels a field of a resource by its own text, else by the one that all share', () => {
    const messages = { 'fields.name': 'Name', 'resources.users.fields.name': 'Full name' };
    const labels = createTranslator({ locale: 'en', messages });
    expect(labels.dynamic('resources.users.fields.name')).toBe('Full name');
    expect(labels.dynamic('resources.groups.fields.name')).toBe('Name');
    expect([
      labels.has('resources.groups.fields.name'),
      labels.has('resources.groups.name'),
    ]).toEqual([true, false]);
    expect(labels.dynamic('resources.groups.name')).toBe('Invalid message [resources.groups.name]');
  });

  it('accepts exactly the keys and arguments of the English text', () => {
    // @ts-expect-error -- an unknown key is a compile error
    expect(t('common.sav')).toBe('Invalid message [common.sav]');
    // @ts-expect-error -- a missing argument is a compile error
    expect(t('common.page', { page: 1 })).toBe('Page 1 of {pages}');
    // @ts-expect-error -- a misnamed argument is a compile error
    expect(t('common.results', { cont: 1 })).toBe('{count}');
    // @ts-expect-error -- arguments of a text that has none are a compile error
    expect(t('common.save', { count: 1 })).toBe('Save');
    // @ts-expect-error -- the number of a plural is a number
    expect(t('common.results', { count: '1' })).toBe('1 result');
  });
});
