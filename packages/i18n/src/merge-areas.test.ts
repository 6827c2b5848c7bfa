import { expect, it } from 'vitest';
import { areaOfPath, mergeAreas } from './merge-areas.ts';

it('joins an area and its keys, folders within folders too', () => {
  const files = {
    '../messages/common/de_DE.ts': { common: { save: 'Speichern' } },
    './messages/resources/users/de_DE.ts': { users: { 'fields.email': 'E-Mail' } },
  };
  expect(mergeAreas(files)).toEqual({
    'common.save': 'Speichern',
    'resources.users.fields.email': 'E-Mail',
  });
});

it('reads the area from a path on any system', () => {
  expect(areaOfPath('/home/college/messages/mail/reset/en.ts')).toBe('mail.reset');
});
