import { useGetOne } from 'react-admin';
import { RecordLinks } from '../../shared/fields/RecordLinks.tsx';
import type { QuestionRecord } from './question-record.ts';

/** The exams that ask a question, as they stand now, each a link. */
export function AskedIn({ id }: { readonly id: string }) {
  const { data } = useGetOne<QuestionRecord>('questions', { id }, { refetchOnMount: 'always' });
  return <RecordLinks resource="exams" items={data?.exams ?? []} />;
}
