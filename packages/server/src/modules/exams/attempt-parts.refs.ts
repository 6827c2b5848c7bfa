import { builder } from '../../graphql/builder.ts';
import { PartRoleRef } from '../questions/index.ts';
import type { AttemptQuestion } from './attempts.service.ts';

export const AttemptPart = builder
  .objectRef<AttemptQuestion['parts'][number]>('AttemptPart')
  .implement({
    description: 'A choice, prompt, option, item or blank in the language of the attempt.',
    fields: (t) => ({
      _id: t.exposeID('_id'),
      role: t.expose('role', { type: PartRoleRef }),
      text: t.exposeString('text'),
    }),
  });
