import { listVerb, recordVerb, type Binding, type UpdateRequest } from '../../data/binding.ts';
import {
  AppealsAskDocument,
  AppealsDecideDocument,
  AppealsListDocument,
  AppealsOneDocument,
  type AppealRowFragment,
} from './appeals.generated.ts';

/** Rows are selected by this name. */
const named = <Row extends AppealRowFragment>(row: Row) => ({
  ...row,
  name: `${row.person.fullName} · ${row.title}`,
});

export interface DecisionForm {
  readonly accepted: boolean;
  readonly answer: string;
  readonly minutes?: number | null;
  readonly score?: number | null;
}

export interface OpinionForm {
  readonly opinion: string;
}

const decide = recordVerb(
  AppealsDecideDocument,
  ({ id, version, values }: UpdateRequest<DecisionForm>) => ({
    id,
    version,
    accepted: values.accepted,
    answer: values.answer,
    minutes: values.minutes ?? null,
    score: values.score ?? null,
  }),
  ({ decideAppeal }) => named(decideAppeal),
);

const ask = recordVerb(
  AppealsAskDocument,
  ({ id, version, values: { opinion } }: UpdateRequest<OpinionForm>) => ({ id, version, opinion }),
  ({ askSecondReader }) => named(askSecondReader),
);

export const appealsBinding = {
  list: listVerb({
    document: AppealsListDocument,
    read: ({ appeals: { items, total } }) => ({ items: items.map(named), total }),
    sorts: ['createdAt', 'status'],
    filters: {
      ids: true,
      q: true,
      status: true,
      waiting: true,
      subjectKind: true,
      groupId: true,
      regionId: true,
    },
  }),
  one: recordVerb(
    AppealsOneDocument,
    (id: string) => ({ id }),
    ({ appeal }) => named(appeal),
  ),
  update: (request: UpdateRequest<DecisionForm & OpinionForm>) =>
    request.meta?.['ask'] === true ? ask(request) : decide(request),
} satisfies Binding;
