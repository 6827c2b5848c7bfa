import { builder } from '../../graphql/builder.ts';
import {
  fieldKinds,
  type FilledIn,
  type FormField,
  requestStatuses,
} from './request-forms.rules.ts';

export const FieldKind = builder.enumType('RequestFieldKind', { values: fieldKinds });
export const RequestStatus = builder.enumType('RequestStatus', { values: requestStatuses });

export const RequestFieldRef = builder.objectRef<FormField>('RequestField').implement({
  description: 'A question of a form.',
  fields: (t) => ({
    _id: t.exposeID('_id'),
    kind: t.expose('kind', { type: FieldKind }),
    label: t.exposeString('label'),
    help: t.exposeString('help', { nullable: true }),
    required: t.exposeBoolean('required'),
    choices: t.stringList({ resolve: ({ choices }) => [...choices] }),
  }),
});

export const RequestAnswerRef = builder.objectRef<FilledIn>('RequestAnswer').implement({
  description: 'A question as it was asked, with what was answered.',
  fields: (t) => ({
    fieldId: t.exposeID('fieldId'),
    kind: t.expose('kind', { type: FieldKind }),
    label: t.exposeString('label'),
    value: t.exposeString('value', {
      description: 'A text, YES or NO, or a day such as 2026-03-02; null where nothing was.',
      nullable: true,
    }),
  }),
});

export const RequestPlaceRef = builder
  .objectRef<{ readonly _id: string; readonly name: string }>('RequestPlace')
  .implement({ fields: (t) => ({ _id: t.exposeID('_id'), name: t.exposeString('name') }) });
