import { builder } from '../../graphql/builder.ts';
import { type Clocked, failureAhead, PRESENCE_SECONDS } from './attempt-clock.rules.ts';
import type { AttemptStatus } from './attempt.rules.ts';
import { AttemptEnd } from './exams.refs.ts';

/** An attempt as its silence is counted. */
type Silent = Omit<Clocked, 'dueAt' | 'sessionOver'> & { readonly status: AttemptStatus };

/** Whoever reads it has a session. */
const ahead = ({ status, ...attempt }: Silent) =>
  status === 'OPEN' ? failureAhead({ ...attempt, sessionOver: false }) : null;

export const ExamSilenceRef = builder.objectRef<Silent>('ExamSilence').implement({
  description: 'How long the page of an attempt may be away or without a connection.',
  fields: (t) => ({
    heardAt: t.expose('seenAt', {
      description: 'When the page was last heard of, by the server’s clock.',
      type: 'DateTime',
      nullable: true,
    }),
    everySeconds: t.int({
      description: 'How often the page should be heard of.',
      resolve: () => PRESENCE_SECONDS,
    }),
    leavingGraceSeconds: t.exposeInt('graceSeconds', {
      description: 'After the page was left, closed or logged out of.',
    }),
    connectionGraceSeconds: t.exposeInt('connectionGraceSeconds', {
      description: 'After the next sign of a page that is heard of no more was due.',
    }),
    failsAt: t.field({
      type: 'DateTime',
      description: 'When the attempt fails if nothing more is heard; null where nothing fails it.',
      nullable: true,
      resolve: (attempt) => {
        const failure = ahead(attempt);
        return failure && new Date(failure.when).toISOString();
      },
    }),
    failsBy: t.field({
      type: AttemptEnd,
      description: 'The rule by which it fails then.',
      nullable: true,
      resolve: (attempt) => ahead(attempt)?.endedBy,
    }),
  }),
});
