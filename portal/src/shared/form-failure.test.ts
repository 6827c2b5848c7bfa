import { expect, test } from 'vitest';
import { GraphqlError, TransportError } from '@lampstand/graphql-client';
import { createTranslator } from '@lampstand/i18n';
import { englishMessages } from '@lampstand/i18n/testing';
import { formFailure } from './form-failure.ts';

const t = createTranslator({ locale: 'en', messages: englishMessages });

test('a refusal of single fields is told at them', () => {
  const extensions = { code: 'INVALID', fields: { email: 'Enter a valid e-mail address.' } };
  expect(formFailure(new GraphqlError([{ message: 'Check the fields', extensions }]), t)).toEqual({
    fields: { email: 'Enter a valid e-mail address.' },
  });
});

test('a refusal of the whole is told above the fields, in the words of the server', () => {
  const extensions = { code: 'LIMIT', fields: {} };
  expect(formFailure(new GraphqlError([{ message: 'Too many tries', extensions }]), t)).toEqual({
    message: 'Too many tries',
  });
});

test('a lost connection is told in our own words', () => {
  const error = new TransportError('Failed to fetch', { kind: 'network' });
  expect(formFailure(error, t)).toEqual({ message: t('errors.network') });
});
