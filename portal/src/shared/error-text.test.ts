import { expect, test } from 'vitest';
import { GraphqlError, TransportError } from '@lampstand/graphql-client';
import { createTranslator } from '@lampstand/i18n';
import { englishMessages } from '@lampstand/i18n/testing';
import { errorText } from './error-text.ts';

const t = createTranslator({ locale: 'en', messages: englishMessages });

test('a refusal is told in the words of the server', () => {
  expect(errorText(new GraphqlError([{ message: 'Zu viele Versuche' }]), t)).toBe(
    'Zu viele Versuche',
  );
});

test('an unsuccessful status is named', () => {
  const message = 'Response not successful: Received status code 502';
  expect(errorText(new TransportError(message, { kind: 'status', status: 502 }), t)).toBe(message);
});

test('a lost connection is told in our words, not in those of the browser', () => {
  expect(errorText(new TransportError('Failed to fetch', { kind: 'network' }), t)).toBe(
    t('errors.network'),
  );
});
